import { hash, timingSafeEqual } from "node:crypto";
import { AppError, type AppErrorCode } from "@zoetrope/kit";
import type { Statistics, Traits } from "@zoetrope/statistics";
import { shortenAddress } from "@zoetrope/statistics/shorten-address";
import type { Context, Hono } from "hono";
import { cors } from "hono/cors";
import { clientAddressOf } from "../http/client-address-of.ts";
import { corsLifetimeInSeconds } from "../http/cors-lifetime.ts";
import { NetworkLimit } from "./network-limit.ts";
import { readText } from "./read-text.ts";
import { readEvents } from "./read-events.ts";
import { readHit } from "./read-hit.ts";

/** What became of events: `stored`, or why they were refused. */
type EventOutcome = "stored" | "malformed" | "too-large" | "unknown-token" | "too-many" | "unavailable";

export interface Collector {
  statistics: Pick<Statistics, "store" | "hit">;
  /** Is in every page: keeps strangers' misdirected events out, nothing more. */
  clientToken: string;
  /** Secret of servers that send events. Null: none may. */
  serverToken: string | null;
  /** Pages that may send: our own and those of embedders. */
  origins: readonly string[];
  /** Counts events, or requests where nobody knows how many events are in one. */
  count(outcome: EventOutcome, events: number): void;
  /** In milliseconds; a test has a clock of its own. */
  now?: () => number;
}

const maxBytes = 1_048_576;
const maxHitBytes = 4_096;
/** Views that one network may count in a minute: a large office at once, and no machine for numbers. */
const maxHits = 600;
/**
 * Events that pages of one network may send in a minute, a request being one at least. Somebody who is busy sends six: five thousand
 * people behind one address pass, and a network alone takes no more than a twentieth of what a process can store.
 */
const maxEvents = 30_000;
const stored = { status: "ok" };
const noStore = { "cache-control": "no-store" };

/**
 * Takes events as the tracking client sends them (`@jitsu/sdk-js`): `POST /api/v1/event` from pages, `/api/v1/s2s/event` from
 * servers, each with its own `token`. 200 means that all of them are durably stored; sent again, they are not counted again.
 */
export function addCollectorRoutes(app: Hono, collector: Collector): void {
  const fromPages = cors({
    origin: [...collector.origins],
    allowMethods: ["POST"],
    allowHeaders: ["content-type"],
    exposeHeaders: ["retry-after"],
    maxAge: corsLifetimeInSeconds,
  });
  app.use("/api/v1/event", fromPages);
  app.use("/api/v1/hit-counter", fromPages);
  const eventLimit = new NetworkLimit(maxEvents, { now: collector.now });
  app.post("/api/v1/event", (context) =>
    take(context, collector, { token: collector.clientToken, limit: eventLimit }),
  );
  // Who has the token of servers tells of many networks.
  app.post("/api/v1/s2s/event", (context) =>
    take(context, collector, { token: collector.serverToken, mayReportForOthers: true }),
  );
  const hitLimit = new NetworkLimit(maxHits, { now: collector.now });
  app.post("/api/v1/hit-counter", async (context) => {
    checkRateLimit(context, hitLimit, 1);
    await collector.statistics.hit(readHit(await readText(context.req.raw, maxHitBytes)));
    return context.json(stored, 200, noStore);
  });
}

/** Throws AppError "too-many-requests" and says when to go on. */
function checkRateLimit(context: Context, limit: NetworkLimit, count: number): void {
  const waitInSeconds = limit.take(shortenAddress(clientAddressOf(context.env)), count);
  if (waitInSeconds === 0) return;
  context.header("retry-after", String(waitInSeconds));
  throw new AppError("too-many-requests", "too much of one network", {
    publicMessage: "Too much was counted from here. Please wait.",
  });
}

interface Expected {
  token: string | null;
  mayReportForOthers?: boolean;
  limit?: NetworkLimit;
}

async function take(
  context: Context,
  collector: Collector,
  { token: expected, mayReportForOthers = false, limit }: Expected,
): Promise<Response> {
  try {
    const token = context.req.query("token") ?? "";
    if (expected === null || !isSame(token, expected))
      throw new AppError("unauthenticated", "unknown token", {
        publicMessage: "Send the token that this endpoint was configured with.",
      });
    // Before anything is read, so that who is over it costs nothing more.
    if (limit !== undefined) checkRateLimit(context, limit, 1);
    const events = readEvents(await readText(context.req.raw, maxBytes), {
      from: traitsOf(context),
      mayReportForOthers,
      receivedAt: new Date(),
    });
    if (limit !== undefined) checkRateLimit(context, limit, events.length - 1);
    await collector.statistics.store({ token, events });
    collector.count("stored", events.length);
    return context.json(stored, 200, noStore);
  } catch (error) {
    collector.count(outcomeOf(error), 1);
    throw error;
  }
}

/** In the same time for every token, so that none can be guessed letter by letter. */
const isSame = (token: string, expected: string): boolean =>
  timingSafeEqual(hash("sha256", token, "buffer"), hash("sha256", expected, "buffer"));

/** `ip_policy=strict`: what tells two of a network apart is gone before anything is made of the address. */
function traitsOf(context: Context): Traits {
  const address = clientAddressOf(context.env);
  return {
    address: context.req.query("ip_policy") === "strict" ? shortenAddress(address) : address,
    userAgent: context.req.header("user-agent") ?? "",
  };
}

const outcomes: Partial<Record<AppErrorCode, EventOutcome>> = {
  unauthenticated: "unknown-token",
  "too-large": "too-large",
  "bad-request": "malformed",
  "too-many-requests": "too-many",
};

const outcomeOf = (error: unknown): EventOutcome =>
  (error instanceof AppError && outcomes[error.code]) || "unavailable";
