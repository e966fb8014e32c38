import { AppError } from "@zoetrope/kit";
import { shortenAddress } from "@zoetrope/statistics/shorten-address";
import {
  looksLikeApiKey,
  restrictToApiKey,
  type ApiKeyContext,
  type VerifyApiKey,
  type Workspaces,
} from "@zoetrope/workspaces";
import type { Context, MiddlewareHandler } from "hono";
import { clientAddressOf } from "../http/client-address-of.ts";
import { isShareable } from "../http/public-reading.ts";
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
  /** What people share with whoever else asks from their network. */
  networkLimit: AnnouncedLimit;
  /** In milliseconds; a test has a clock of its own. */
  now?: (() => number) | undefined;
}

/** Throws AppError "unauthenticated" for whoever shows nothing good, and "too-many-requests". */
export type RequireCaller = (context: Context) => Promise<Caller>;

export interface Callers {
  /** Who asks, by the Authorization header; a request is looked at and counted once, however often it is asked about. */
  require: RequireCaller;
  /** The same for what is a person's own: a key is AppError "unauthenticated". */
  requirePerson: RequireCaller;
  /** Refuses a key or token that is not good also where nobody has to show one: whoever does wants to hear of it. */
  check: MiddlewareHandler;
  /** Around every route: responses to whoever shows something good are theirs alone, and say how often they still may ask. */
  announce: MiddlewareHandler;
}

/** A key counts for itself, a person for their network. */
export function createCallers({
  workspaces,
  verifyBearer,
  verifyApiKey,
  networkLimit,
  now,
}: CallerServices): Callers {
  const keyLimit = new AnnouncedLimit({
    name: "key",
    most: maxKeyRequests,
    refusal: `One key may ask ${maxKeyRequests} times a minute.`,
    now,
  });
  const invalidKeys = new InvalidKeyLimit({ now });
  const known = new WeakMap<Context, { caller: Promise<Caller>; announce: () => void }>();
  const networkOf = (context: Context): string => shortenAddress(clientAddressOf(context.env));

  async function find(
    context: Context,
    token: string,
    count: (limit: AnnouncedLimit, whose: string) => void,
  ) {
    const network = networkOf(context);
    if (!looksLikeApiKey(token)) {
      // Counted first: tokens that are not good cost nothing to make up.
      count(networkLimit, network);
      const { userId, sessionId } = await verifyBearer(token);
      return { userId, sessionId, key: null, workspaces };
    }
    invalidKeys.require(network, token);
    const key = await verifyApiKey(token).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "unauthenticated") invalidKeys.countInvalid(network);
      throw error;
    });
    invalidKeys.rememberGood(token);
    count(keyLimit, key.keyId);
    return { userId: key.userId, sessionId: "", key, workspaces: restrictToApiKey(workspaces, key) };
  }

  const requireCaller: RequireCaller = async (context) => {
    const token = bearerOf(context.req.header("authorization"));
    const before = known.get(context);
    if (before !== undefined) return await before.caller;
    let announce = (): void => {};
    const caller = find(context, token, (limit, whose) => {
      // What is refused says so by itself.
      limit.count(whose, context);
      announce = () => limit.announce(whose, context);
    });
    known.set(context, { caller, announce: () => announce() });
    return await caller;
  };

  return {
    require: requireCaller,
    async requirePerson(context) {
      const caller = await requireCaller(context);
      if (caller.key === null) return caller;
      throw new AppError("unauthenticated", "a key asks for what is a person's own", {
        publicMessage: "No key opens this. Sign in first.",
      });
    },
    async check(context, next) {
      if (context.req.header("authorization") !== undefined) await requireCaller(context);
      await next();
      // A cache that answers whoever shows something with what it keeps for everybody would hide from them that it has ended.
      if (isShareable(context)) context.header("vary", "authorization", { append: true });
    },
    async announce(context, next) {
      await next();
      const found = known.get(context);
      if (found === undefined) return;
      if (isShareable(context)) {
        const cacheControl = context.res.headers.get("cache-control") ?? "";
        context.header("cache-control", cacheControl.replace(/^public/, "private"));
      }
      found.announce();
    },
  };
}
