import { createHash } from "node:crypto";
import { AppError } from "@zoetrope/kit";
import { contentTypeOfExtension, type FileExtension, type FileKey } from "./file-store.ts";

const pattern = new RegExp(`^[0-9a-f]{64}\\.(?:${Object.keys(contentTypeOfExtension).join("|")})$`);

/** The key that `text` is, or null; nothing that passes can leave the folder or mean two things. */
export function parseFileKey(text: string): FileKey | null {
  return isFileKey(text) ? text : null;
}

/** Throws AppError "bad-request" for anything that is not a key: a key is never a path. */
export function requireFileKey(text: string): FileKey {
  if (isFileKey(text)) return text;
  throw new AppError("bad-request", `not a file key: ${JSON.stringify(text.slice(0, 100))}`, {
    publicMessage: "This is not the name of a file.",
  });
}

/** The key these bytes have, whether or not they are stored. */
export function fileKeyOf(bytes: Uint8Array, extension: FileExtension): FileKey {
  const hash = createHash("sha256").update(bytes).digest("hex");
  return requireFileKey(`${hash}.${extension}`);
}

export function contentTypeOf(key: FileKey): string {
  return contentTypeOfExtension[extensionOf(key)];
}

export function extensionOf(key: FileKey): FileExtension {
  const extension = key.slice(key.lastIndexOf(".") + 1);
  if (isFileExtension(extension)) return extension;
  throw new AppError("internal", `file key without a known extension: ${key}`);
}

function isFileKey(text: string): text is FileKey {
  return pattern.test(text);
}

function isFileExtension(text: string): text is FileExtension {
  return Object.hasOwn(contentTypeOfExtension, text);
}
