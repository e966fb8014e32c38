import type { BearerContext } from "@zoetrope/identity";
import { AppError } from "@zoetrope/kit";
import { maxBearerLength } from "@zoetrope/kit/limits";

/** Checks a bearer token; throws AppError "unauthenticated" for all that is not good. */
export type VerifyBearer = (token: string) => Promise<BearerContext>;

/**
 * The token of an Authorization header (RFC 6750 section 2.1); cookies count for nothing here, so no page can borrow one. Throws AppError
 * "unauthenticated" where there is none.
 */
export function bearerOf(header: string | null | undefined): string {
  const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(header ?? "")?.[1];
  if (token === undefined || token.length > maxBearerLength)
    throw new AppError("unauthenticated", "no bearer token", { publicMessage: "Sign in first." });
  return token;
}
