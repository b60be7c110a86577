// What a card tells, line by line: a name in words, and a value as people read it.

import { locale } from "../strings.js";
import { fieldWord } from "./field-words.js";

/** @typedef {import("./content.js").Content} Content */
/** @typedef {{label: string, value: string}} Row */

/** The words of fields; what is not among them is for programs, or told in another way. @type {Record<string, import("./field-words.js").FieldWord>} */
const labels = {
  account: "account", addOn: "addOn", address: "address_", asciiHost: "asciiHost", bic: "bic",
  billNumber: "billNumber", body: "body", cabin: "cabin", carrier: "carrier",
  city: "city", country: "country", customer: "customer", description: "description", digits: "digits",
  extension: "extension", gtin: "number", houseNumber: "houseNumber", identity: "identity", information: "information", isHidden: "isHidden",
  isbn: "isbn", ismn: "ismn", issn: "issn", issued: "issue", issuer: "issuer", labeler: "labeler",
  location: "location", lot: "lot", mailCenter: "mailCenter", name: "name", network: "network", nickname: "nickname",
  note: "note", number: "number", organization: "organization", organizer: "organizer", passenger: "passenger",
  password: "password", port: "port_", prefixRegion: "prefixRegion", product: "productCode", purpose: "purpose",
  quantity: "quantity", query: "location", recurrence: "recurrence", reference: "reference", role: "role", serial: "serial",
  service: "serviceClass", serviceClass: "serviceClass", shipper: "shipper", streetCode: "streetCode", subject: "subject", text: "text",
  trackingNumber: "trackingNumber", transaction: "reference", type: "kind", url: "url", variant: "variant", vehicleClass: "vehicleClass",
  weight: "weight",
};

/** How fields are told that are more than a text. @type {Record<string, (value: any, content: any) => Row[]>} */
const tellers = {
  security: (value) => [row("security", fieldWord(value === "open" ? "openNetwork" : value))],
  isHidden: () => [row("isHidden", fieldWord("yes"))],
  phones: (entries) => entries.map(({ value }) => row("phone", value)),
  emails: (entries) => entries.map(({ value }) => row("email", value)),
  urls: (urls) => urls.map((url) => row("url", url)),
  birthday: (date) => [row("birthday", moment(date))],
  birthDate: (date) => [row("birthday", moment(date))],
  issueDate: (date) => [row("issue", moment(date))],
  expiryDate: (date) => [row("expiry", moment(date))],
  expiry: (date) => [row("expiry", moment(date))],
  manufactured: (date) => [row("manufactured", moment(date))],
  title: (title, { kind }) => [row(kind === "contact" ? "position" : "title", title)],
  // In fours, as it is printed and compared.
  iban: (iban) => [row("iban", iban.replace(/(.{4})(?=.)/g, "$1 "))],
  algorithm: (name) => [row("algorithm", name.toUpperCase().replace("SHA", "SHA-"))],
  addresses: (addresses) => addresses.map((address) => row("address_", addressOf(address))),
  to: (list) => [row("recipient", list.join(", "))],
  cc: (list) => [row("cc", list.join(", "))],
  bcc: (list) => [row("bcc", list.join(", "))],
  numbers: (list) => [row("recipient", list.join(", "))],
  latitude: (latitude, { longitude }) => [row("coordinates", `${latitude}, ${longitude}`)],
  altitude: (metres) => [row("altitude", fieldWord("metres", { number: metres }))],
  uncertainty: (metres) => [row("uncertainty", fieldWord("metres", { number: metres }))],
  start: (time, { timeZone }) => [row("start", moment(time, timeZone))],
  end: (time, { timeZone }) => [row("end", moment(time, timeZone))],
  amount: (amount, { currency }) => [row("amount", sum(amount, currency))],
  debtor: ({ name, lines = [] }) => [row("debtor", [name, ...lines].join(", "))],
  street: (street, { postalCode, city, region }) => [row("address_", [street, postalCode, city, region].filter(Boolean).join(", "))],
  legs: (legs) => legs.flatMap(legOf),
  elements: (elements) => elements.map(elementOf),
  gs1: ({ elements }) => elements.map(elementOf),
};

/** What is told by a card's headline, and within other lines. @type {Partial<Record<Content["kind"], string[]>>} */
const toldElsewhere = {
  link: ["url"],
  appLink: ["url"],
  wifi: ["name"],
  contact: ["name"],
  email: ["to"],
  phone: ["number"],
  sms: ["numbers"],
  mms: ["numbers"],
  geo: ["latitude"],
  event: ["summary"],
  otp: ["issuer"],
  payment: ["amount"],
  product: ["gtin", "isbn", "ismn", "issn"],
  pharmacy: ["number"],
  boardingPass: ["issued", "issuer"],
  drivingLicence: ["city", "issuer"],
  postal: ["trackingNumber", "city", "country", "serviceClass"],
};

/**
 * The lines of a card.
 *
 * @param {any} content
 * @returns {Row[]}
 */
export function rowsOf(content) {
  const elsewhere = toldElsewhere[/** @type {Content["kind"]} */ (content.kind)] ?? [];
  return Object.entries(content).flatMap(([name, value]) => {
    if (name === "kind" || elsewhere.includes(name)) return [];
    if (name in tellers) return tellers[name](value, content);
    return name in labels && typeof value !== "object" ? [row(labels[name], String(value))] : listed(name, value);
  });
}

/** Texts side by side. @returns {Row[]} */
function listed(name, value) {
  return name in labels && Array.isArray(value) ? [row(labels[name], value.join(", "))] : [];
}

/** @param {import("./field-words.js").FieldWord} label @param {string} value @returns {Row} */
function row(label, value) {
  return { label: fieldWord(label), value };
}

/** @param {import("./content.js").ContactAddress} address */
function addressOf({ postOfficeBox, extended, street, postalCode, locality, region, country }) {
  const place = [postalCode, locality].filter(Boolean).join(" ");
  return [postOfficeBox, extended, street, place, region, country].filter(Boolean).join(", ");
}

function legOf({ from, to, carrier, flight, dayOfYear, cabin, seat, reference }) {
  return [
    row("flight", `${carrier} ${flight}, ${from} → ${to}`),
    row("dayOfYear", String(dayOfYear)),
    row("cabin", cabin),
    ...(seat ? [row("seat", seat)] : []),
    row("reference", reference),
  ];
}

/** @param {import("./content.js").GS1Field} field */
function elementOf({ identifier, title, value, number, unit, currency, date, time }) {
  const shown = date ? moment(time ? `${date}T${time}` : date) : number === undefined ? value : [number, unit ?? currency].filter(Boolean).join(" ");
  return { label: `(${identifier}) ${title ?? ""}`.trim(), value: shown };
}

/**
 * An amount with as many decimals as its currency has, or more where it is told more exactly.
 *
 * @param {number} amount
 * @param {string} [currency] By ISO 4217.
 */
export function sum(amount, currency = "") {
  const isCode = /^[A-Z]{3}$/.test(currency);
  const decimals = isCode ? new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().minimumFractionDigits : 0;
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: 12 }).format(amount);
  return `${digits} ${currency}`.trim();
}

/**
 * A day or a moment in words. One that is told in no zone, or in another one, is told as it is there.
 *
 * @param {string} time ISO 8601.
 * @param {string} [zone] Its name.
 */
export function moment(time, zone) {
  const isDay = !time.includes("T");
  const isHere = time.endsWith("Z");
  // Digits alone, so that the browser's own zone changes nothing.
  const date = new Date(isDay ? `${time}T00:00:00Z` : isHere ? time : `${time}Z`);
  if (Number.isNaN(date.getTime())) return zone ? `${time} (${zone})` : time;
  /** @type {Intl.DateTimeFormatOptions} */
  const style = isDay ? { dateStyle: "medium", timeZone: "UTC" } : { dateStyle: "medium", timeStyle: "short", ...(isHere ? {} : { timeZone: "UTC" }) };
  const words = new Intl.DateTimeFormat(locale, style).format(date);
  return zone ? `${words} (${zone})` : words;
}
