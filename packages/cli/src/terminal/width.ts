import measure from "fast-string-truncated-width";

/** Cells that a text takes on a terminal: letters of Chinese, Japanese and Korean take two. */
export const widthOf = (text: string): number =>
  /^[\x20-\x7e]*$/.test(text) ? text.length : measure(text).width;

/** With blanks behind it, up to so many cells. */
export const padded = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - widthOf(text)));

/** As much of a text as so many cells have room for. */
export const cutTo = (text: string, width: number): string =>
  text.slice(0, measure(text, { limit: width }).index);
