// What a card says first: the host that a link leads to, a network's name, who a contact is.

import { element } from "../dom.js";
import { moment, sum } from "./rows.js";
import { visible } from "./visible.js";
import { word } from "./words.js";

/**
 * What kind of thing a code holds, in words.
 *
 * @param {any} content
 */
export function titleOf({ kind, use }) {
  return word(kind === "product" ? use : kind);
}

/** The text of the headline of each kind; nothing where the title says it all. @type {Record<string, (content: any) => string | undefined>} */
const headlines = {
  wifi: ({ name }) => name,
  contact: ({ name }) => name,
  email: ({ to = [] }) => to.join(", "),
  phone: ({ number }) => number,
  sms: ({ numbers = [] }) => numbers.join(", "),
  mms: ({ numbers = [] }) => numbers.join(", "),
  geo: ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  event: ({ summary, start, timeZone }) => summary ?? moment(start, timeZone),
  otp: ({ issuer, account }) => issuer ?? account,
  payment: ({ amount, currency, name, address, host }) => (amount === undefined ? name ?? address ?? host : sum(amount, currency)),
  gs1: ({ elements }) => elements[0]?.value,
  product: ({ isbn, ismn, issn, gtin }) => isbn ?? ismn ?? issn ?? gtin?.replace(/^0(?=\d{13}$)/, ""),
  hibc: ({ product }) => product,
  pharmacy: ({ number }) => number,
  boardingPass: ({ legs: [first, ...others] }) => [first.from, first.to, ...others.map(({ to }) => to)].join(" → "),
  drivingLicence: ({ givenNames, familyName }) => [givenNames, familyName].filter(Boolean).join(" "),
  railTicket: ({ issuer }) => String(issuer),
  postal: ({ trackingNumber, postalCode }) => trackingNumber ?? postalCode,
};

/**
 * @param {any} content
 * @returns {HTMLElement | null}
 */
export function headlineOf(content) {
  if (content.kind === "link" || content.kind === "appLink") return linkOf(content);
  const text = headlines[content.kind]?.(content);
  return text ? element("p", { class: "headline" }, element("bdi", {}, visible(text))) : null;
}

/** A link with the host that counts in bold: what stands around it may say what it likes. */
function linkOf({ url, scheme, host, asciiHost, isDangerous }) {
  const shown = visible(url);
  const parts = host === undefined ? [shown] : parted(shown, [visible(host), asciiHost ?? ""]);
  // Read from left to right whatever its letters: the host is where people look for it.
  const link = element("p", { class: "whole link", dir: "ltr", tabindex: "0", role: "group", "aria-label": word("link") }, ...parts);
  // Letters that look like others would name the host that it is taken for.
  const named = isDangerous && asciiHost !== undefined ? asciiHost : host;
  const headline = element("p", { class: "headline", dir: "ltr" }, element("strong", {}, named === undefined ? `${scheme}:` : visible(named)));
  return element("div", {}, headline, link);
}

/** A text with the first of these that it holds in bold, behind what may be a user's name. */
function parted(text, names) {
  const authority = text.indexOf("//") + 2;
  const end = text.slice(authority).search(/[/?#\\]/);
  const place = text.slice(authority, end < 0 ? undefined : authority + end);
  const from = authority + place.lastIndexOf("@") + 1;
  for (const name of names) {
    const start = name === "" ? -1 : text.toLowerCase().indexOf(name.toLowerCase(), from);
    if (start >= 0 && start < authority + place.length) {
      return [text.slice(0, start), element("strong", {}, text.slice(start, start + name.length)), text.slice(start + name.length)];
    }
  }
  return [text];
}
