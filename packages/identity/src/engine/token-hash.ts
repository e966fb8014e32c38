import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;
const tokenShape = /^[\w-]{43}$/;

/** 256 random bits, base64url. */
export const createToken = (): string => randomBytes(tokenBytes).toString("base64url");

/** What could be a token of ours; anything else is not worth a query. */
export const isTokenShaped = (token: string): boolean => tokenShape.test(token);

/** SHA-256 in base64url. A random token of 256 bits needs no salt and no slow hash. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
