import { AppError } from "@zoetrope/kit";
import { shortenAddress } from "@zoetrope/statistics/shorten-address";
import {
  looksLikeApiKey,
  restrictToApiKey,
  type ApiKeyContext,
  type VerifyApiKey,
  type Workspaces,
} from "@zoetrope/workspaces";
import type { Context } from "hono";
import { clientAddressOf } from "../client-address-of.ts";
import { AnnouncedLimit } from "./announced-limit.ts";
import { bearerOf, type VerifyBearer } from "./bearer.ts";
import { InvalidKeyLimit } from "./invalid-key-limit.ts";

/** Requests that one key may make in a minute, of this process. */
export const maxKeyRequests = 600;

/** Who asks: a person by the bearer token of their session, or a program by a key. */
export interface Caller {
  userId: string;
  /** Empty for a program. */
  sessionId: string;
  /** Null: a person. */
  key: ApiKeyContext | null;
  /** What they may do; for a key its own workspace alone, by its scopes. */
  workspaces: Workspaces;
}

export interface CallerServices {
  workspaces: Workspaces;
  verifyBearer: VerifyBearer;
  verifyApiKey: VerifyApiKey;
  /** In milliseconds; a test has a clock of its own. */
  now?: (() => number) | undefined;
}

/** Throws AppError "unauthenticated" for whoever shows nothing good, and "too-many-requests". */
export type RequireCaller = (context: Context) => Promise<Caller>;

/**
 * Who asks, by the Authorization header. How often a key may ask, and how often it still may, is in headers of the answer; what is over its limit is
 * refused.
 */
export function createRequireCaller({
  workspaces,
  verifyBearer,
  verifyApiKey,
  now,
}: CallerServices): RequireCaller {
  const limit = new AnnouncedLimit({
    name: "key",
    most: maxKeyRequests,
    refusal: `One key may ask ${maxKeyRequests} times a minute.`,
    now,
  });
  const invalidKeys = new InvalidKeyLimit({ now });
  return async (context) => {
    const token = bearerOf(context.req.header("authorization"));
    if (!looksLikeApiKey(token)) {
      const { userId, sessionId } = await verifyBearer(token);
      return { userId, sessionId, key: null, workspaces };
    }
    const network = shortenAddress(clientAddressOf(context.env));
    invalidKeys.require(network, token);
    const key = await verifyApiKey(token).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "unauthenticated") invalidKeys.countInvalid(network);
      throw error;
    });
    invalidKeys.rememberGood(token);
    limit.take(key.keyId, context);
    return { userId: key.userId, sessionId: "", key, workspaces: restrictToApiKey(workspaces, key) };
  };
}
