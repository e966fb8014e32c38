import type { BearerContext } from "@zoetrope/identity";
import { AppError } from "@zoetrope/kit";

/** Checks a bearer token; throws AppError "unauthenticated" for all that is not good. */
export type VerifyBearer = (token: string) => Promise<BearerContext>;

/** A token of ours is under a kilobyte; what is longer is not looked at. */
const maxTokenLength = 4_096;

/** Who speaks, by the Authorization header (RFC 6750 section 2.1); cookies count for nothing here, so no page can borrow one. */
export async function requireBearer(
  header: string | null | undefined,
  verify: VerifyBearer,
): Promise<BearerContext> {
  const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(header ?? "")?.[1];
  if (token === undefined || token.length > maxTokenLength)
    throw new AppError("unauthenticated", "no bearer token", { publicMessage: "Sign in first." });
  return verify(token);
}
