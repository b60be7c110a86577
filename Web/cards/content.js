// What codes mean, for who shows no cards.

import { Card } from "./card.js";

/**
 * A symbol as the reader tells it; what is more known than its text tells more of what it means.
 *
 * @typedef {object} SymbolRead
 * @property {string} text As it was read: with its line ends, and whatever else cannot be seen.
 * @property {string} [symbology]
 * @property {string} [bytes] Before any character set, in hexadecimal.
 * @property {string} [symbologyIdentifier] ISO/IEC 15424.
 * @property {string} [addOn] The digits beside an EAN or UPC symbol.
 */

/** @typedef {{name: string, isDangerous?: boolean, detail?: string, looksLike?: string, letters?: object[], scripts?: string[]}} LinkWarning */
/** @typedef {{value: string, types?: string[]}} ContactEntry */
/** @typedef {{street?: string, locality?: string, region?: string, postalCode?: string, country?: string, postOfficeBox?: string, extended?: string, types?: string[]}} ContactAddress */
/** @typedef {{identifier: string, value: string, title?: string, number?: number, unit?: string, currency?: string, date?: string, time?: string}} GS1Field */

/**
 * What a code means, by its `kind`: the field `content` of `quietzone scan --json`, which Quietzone's README lists whole.
 *
 * @typedef {{kind: "link", url: string, scheme: string, host?: string, asciiHost?: string, port?: number, title?: string, isDangerous?: boolean, warnings?: LinkWarning[], gs1?: {elements: GS1Field[]}, gs1Problem?: string}
 *   | {kind: "appLink", url: string, scheme: string, isDangerous?: boolean, warnings?: LinkWarning[]}
 *   | {kind: "wifi", name: string, security: "open" | "wep" | "wpa" | "sae" | "enterprise", password?: string, isHidden?: boolean, [field: string]: any}
 *   | {kind: "contact", format: string, name: string, phones?: ContactEntry[], emails?: ContactEntry[], urls?: string[], addresses?: ContactAddress[], birthday?: string, [field: string]: any}
 *   | {kind: "email", to?: string[], cc?: string[], bcc?: string[], subject?: string, body?: string}
 *   | {kind: "phone", number: string, extension?: string}
 *   | {kind: "sms" | "mms", numbers?: string[], subject?: string, body?: string}
 *   | {kind: "geo", latitude: number, longitude: number, altitude?: number, uncertainty?: number, query?: string}
 *   | {kind: "event", start: string, end?: string, duration?: number, timeZone?: string, summary?: string, location?: string, description?: string, organizer?: string, url?: string, identifier?: string, recurrence?: string}
 *   | {kind: "otp", method: "totp" | "hotp", account: string, issuer?: string, [field: string]: any}
 *   | {kind: "payment", scheme: "epc" | "swissQR" | "emv" | "upi" | "bitcoin" | "lightning" | "lnurl", amount?: number, currency?: string, [field: string]: any}
 *   | {kind: "gs1", elements: GS1Field[], digitalLink?: string}
 *   | {kind: "product", use: "product" | "book" | "music" | "periodical" | "inStore" | "coupon" | "refund", gtin?: string, addOn?: string, [field: string]: any}
 *   | {kind: "text", note?: {expected: string, problem: string}}
 *   | {kind: "hibc" | "pharmacy" | "boardingPass" | "drivingLicence" | "railTicket" | "postal" | "healthCertificate", [field: string]: any}} Content
 */

/** A card that shows one symbol after the other. @type {Promise<Card> | undefined} */
let shared;

/**
 * What a symbol means. Loads the module that knows, if that is not there yet.
 *
 * @param {SymbolRead} symbol
 * @returns {Promise<Content>} Rejected with a `LoadError` where the module cannot be had.
 */
export async function contentOf(symbol) {
  return (await readerOfContents())(symbol);
}

/** @returns {Promise<(symbol: SymbolRead) => Content>} What tells it at once. */
export async function readerOfContents() {
  shared ??= Card.of({ text: "" });
  // A network that failed once may work the next time.
  shared.catch(() => (shared = undefined));
  const card = await shared;
  return (symbol) => {
    card.show(symbol);
    return card.content;
  };
}
