import { hash, timingSafeEqual } from "node:crypto";
import { AppError } from "@zoetrope/kit";
import type { Statistics, Traits } from "@zoetrope/statistics";
import { shortenAddress } from "@zoetrope/statistics/shorten-address";
import type { Context, Hono } from "hono";
import { cors } from "hono/cors";
import { HitLimit } from "./hit-limit.ts";
import { readBody } from "./read-body.ts";
import { readEvents } from "./read-events.ts";
import { readHit } from "./read-hit.ts";

/** What became of events: `stored`, or why they were refused. */
type EventOutcome = "stored" | "malformed" | "too-large" | "unknown-token" | "unavailable";

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
}

const maxBytes = 1_048_576;
const maxHitBytes = 4_096;
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
    maxAge: 86_400,
  });
  app.use("/api/v1/event", fromPages);
  app.use("/api/v1/hit-counter", fromPages);
  app.post("/api/v1/event", (context) => take(context, collector, { token: collector.clientToken }));
  app.post("/api/v1/s2s/event", (context) =>
    take(context, collector, { token: collector.serverToken, mayTellOfOthers: true }),
  );
  const hitLimit = new HitLimit();
  app.post("/api/v1/hit-counter", async (context) => {
    const waitInSeconds = hitLimit.take(shortenAddress(clientAddressOf(context.env)));
    if (waitInSeconds > 0) {
      context.header("retry-after", String(waitInSeconds));
      throw new AppError("too-many-requests", "too many hits of one network", {
        publicMessage: "Too many views were counted from here. Please wait.",
      });
    }
    await collector.statistics.hit(readHit(await readBody(context.req.raw, maxHitBytes)));
    return context.json(stored, 200, noStore);
  });
}

async function take(
  context: Context,
  collector: Collector,
  expected: { token: string | null; mayTellOfOthers?: boolean },
): Promise<Response> {
  try {
    const token = context.req.query("token") ?? "";
    if (expected.token === null || !isSame(token, expected.token))
      throw new AppError("unauthenticated", "unknown token", {
        publicMessage: "Send the token that this endpoint was configured with.",
      });
    const events = readEvents(await readBody(context.req.raw, maxBytes), {
      from: traitsOf(context),
      mayTellOfOthers: expected.mayTellOfOthers ?? false,
      receivedAt: new Date(),
    });
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

/** As the listener of the host knows it. */
const clientAddressOf = (connection: unknown): string =>
  typeof connection === "object" &&
  connection !== null &&
  "clientAddress" in connection &&
  typeof connection.clientAddress === "string"
    ? connection.clientAddress
    : "";

function outcomeOf(error: unknown): EventOutcome {
  if (!(error instanceof AppError)) return "unavailable";
  if (error.code === "unauthenticated") return "unknown-token";
  if (error.code === "too-large") return "too-large";
  return error.code === "bad-request" ? "malformed" : "unavailable";
}
