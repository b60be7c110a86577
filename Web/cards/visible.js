// Texts of codes as they can be shown: nothing in them that cannot be seen, or turns what stands beside it.

/** Control and format characters, lone surrogates, characters that nobody has assigned, and ends of lines and paragraphs. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** @param {string} text One line. */
export function visible(text) {
  return text.replace(invisible, (character) => `‹${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}›`);
}

/** As `visible`, with lines as they are. @param {string} text */
export function visibleLines(text) {
  return text.split(/\r\n|\r|\n/).map(visible).join("\n");
}
