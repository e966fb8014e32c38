import { removeMailAddresses, scrubAddress } from "@zoetrope/analytics/scrub-address";

/** As the event library bounds them: texts of elements, and what describes where they are. */
export const maxShortText = 255;
export const maxLongText = 1_024;
/** Longer addresses are cut before they are taken apart. */
const maxAddress = 4_096;

/** NUL, which PostgreSQL does not keep, and what turns the direction of all that is shown behind it. */
const unwanted = /[\0\u202A-\u202E\u2066-\u2069]/g;

/** A text that may be stored: bounded, well-formed, without what is unwanted and mail addresses; undefined for what is none, or empty. */
export function readText(value: unknown, maxCharacters: number): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = bounded(value.replaceAll(unwanted, "").trim(), maxCharacters);
  return bounded(mayHoldMail(text) ? removeMailAddresses(text) : text, maxCharacters) || undefined;
}

/** An address without what nobody else is to know. Pages scrub it as well; whoever sends by themselves may not have. */
export function readAddress(value: unknown): string | undefined {
  const address = readText(value, maxAddress);
  return address === undefined ? undefined : readText(scrubAddress(address), maxLongText);
}

/** The path of a page, of a text that may be more than one. */
export function readPath(value: unknown): string | undefined {
  const path = readText(value, maxLongText);
  if (path === undefined || /^\/[^?#%@\\]*$/.test(path)) return path;
  const address = scrubAddress(`http://path.invalid${path.startsWith("/") ? "" : "/"}${path}`);
  return address === "" ? undefined : readText(new URL(address).pathname, maxLongText);
}

/** PostgreSQL keeps no half of a pair either. */
const bounded = (text: string, maxCharacters: number): string => text.slice(0, maxCharacters).toWellFormed();

const mayHoldMail = (text: string): boolean => text.includes("@") || text.includes("%40");
