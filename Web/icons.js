// The controls' pictures: strokes on a grid of 24 × 24.

const paths = {
  scan: "M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8M16 4h2.5A1.5 1.5 0 0 1 20 5.5V8M20 16v2.5a1.5 1.5 0 0 1-1.5 1.5H16M8 20H5.5A1.5 1.5 0 0 1 4 18.5V16M4.5 12h15",
  go: "M5 12h14M13 6l6 6-6 6",
  album: "M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4zM4 16l4.5-4.5L13 16l2.5-2.5L20 18M15.5 9.5h.01",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
  close: "M6 6l12 12M18 6L6 18",
  torch: "M7 4h10v3l-2.5 4v8a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-8L7 7zM7 7h10M12 13v2",
  camera: "M4 8.5A1.5 1.5 0 0 1 5.5 7H8l1.5-2h5L16 7h2.5A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5zM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  copy: "M9 9h9.5a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5zM15 9V5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15H9",
  share: "M12 15V4M8 8l4-4 4 4M6 12v6.5A1.5 1.5 0 0 0 7.5 20h9a1.5 1.5 0 0 0 1.5-1.5V12",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20",
};

/** @typedef {keyof typeof paths} IconName */

/** @param {IconName} name @returns {SVGSVGElement} Hidden from screen readers: its button has the name. */
export function icon(name) {
  const namespace = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(namespace, "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("aria-hidden", "true");
  picture.classList.add("icon");
  const path = document.createElementNS(namespace, "path");
  path.setAttribute("d", paths[name]);
  picture.append(path);
  return picture;
}
