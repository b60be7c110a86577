// Scans as a table for spreadsheets (RFC 4180).

/** Spreadsheets take what begins so for a formula, in full width, too, and a code must not be able to run one. */
const formula = /^[=+\-@＝＋－＠\t\r]/;

function field(value) {
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** @param {string[][]} rows The first holds the columns' titles. */
export function csv(rows) {
  // The byte order mark has spreadsheets read UTF-8.
  return "\uFEFF" + rows.map((row) => row.map(field).join(",") + "\r\n").join("");
}
