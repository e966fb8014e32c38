import { extensionOf } from "./file-key.ts";
import type { FileKey } from "./file-store.ts";

const maxLength = 150;
/** Control characters, what separates folders or is refused on any system, and marks that reverse the reading direction of a name. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A name under which every system saves the file: what is refused somewhere becomes a hyphen, the extension is the file's own. */
export function downloadNameOf(name: string, key: FileKey): string {
  const extension = `.${extensionOf(key)}`;
  const bare = name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name;
  const plain = bare.toWellFormed().replaceAll(forbidden, "-").replace(/^\.+/, "-").trim();
  // Whole characters, or half an emoji would be left at the end.
  let fitting = "";
  for (const character of plain) {
    if (fitting.length + character.length + extension.length > maxLength) break;
    fitting += character;
  }
  return `${fitting === "" ? "animation" : fitting}${extension}`;
}

/** Null when `name` could surprise whoever saves the file under it, else why not: a path, another extension, too long. */
export function findNameProblem(name: string, key: FileKey): string | null {
  const extension = `.${extensionOf(key)}`;
  if (name.length > maxLength || name.search(forbidden) !== -1 || name.startsWith("."))
    return `a name has at most ${maxLength} letters, no path and no control characters`;
  return name.toLowerCase().endsWith(extension) ? null : `the name of this file ends in ${extension}`;
}
