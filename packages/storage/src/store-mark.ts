import { randomUUID } from "node:crypto";
import { AppError } from "@zoetrope/kit";

/** Lies in every store from its first opening on: an unmounted volume or another bucket is told from it by this file's absence. */
export const markName = ".zoetrope-store";

export const createStoreId = (): string => randomUUID();

/** What a mark says; null for none and for one that cannot be read. */
export function parseMark(text: string | null): string | null {
  const id = (text ?? "").trim();
  return /^[\da-f-]{36}$/.test(id) ? id : null;
}

/** The place of the store holds nothing of it, or another store. Nothing is read, made or written there. */
export class WrongStoreError extends AppError {
  constructor(location: string, found: string | null) {
    const reason =
      found === null
        ? `its file ${markName} is missing. Is its volume mounted, is it the right place?`
        : `its file ${markName} is that of another store.`;
    super(
      "unavailable",
      `The file store ${location} is not the one that belongs to this database: ${reason} If it is, and only the mark is wrong (files copied without it), run: npm run files -- adopt`,
      { publicMessage: "Files cannot be read or stored at the moment. Please try again later." },
    );
  }
}
