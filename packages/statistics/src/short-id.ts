import { hash } from "node:crypto";

/** Half of a SHA-256 in the 16 bytes of a uuid: what ids of any length are kept as. */
export const shortId = (text: string): string => hash("sha256", text, "hex").slice(0, 32);
