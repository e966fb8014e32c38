import { readBody } from "@zoetrope/http";
import {
  GuardedFetchError,
  type FetchedFile,
  type GuardedFetch,
  type GuardedFetchErrorCode,
} from "@zoetrope/http/guarded-fetch";
import { AppError } from "@zoetrope/kit";
import {
  fetchTimeoutInSeconds,
  maxFetchedBytes,
  maxFetchesInMinute,
  megabytesText,
} from "@zoetrope/kit/limits";
import { shortenAddress } from "@zoetrope/statistics/shorten-address";
import type { Handler } from "hono";
import { z } from "zod";
import { clientAddressOf } from "../http/client-address-of.ts";
import { AnnouncedLimit } from "../callers/announced-limit.ts";
import { isSvg } from "../is-svg.ts";
import { FileRefusedError } from "../http/problem.ts";
import { UploadBudget } from "../files/upload-budget.ts";

export interface ForeignFiles {
  fetchFile: GuardedFetch;
  /** Why bytes are no animation that plays; null where they are one. */
  whyNoAnimation(bytes: Uint8Array): Promise<{ code: string; reason: string } | null>;
}

/** Files that are on their way, each of them in memory; nobody's wait for those of one network. */
const maxUnderWay = 8;
const maxUnderWayOfOneNetwork = 2;

const maxRequestBytes = 8_192;
const requestShape = z.object({ url: z.string() });

/** What whoever asked may know of an address that gave nothing. */
const reasons: Record<GuardedFetchErrorCode, string> = {
  "bad-address": "Only http and https addresses without a user in them are fetched, on their usual ports.",
  "private-address": "This address is not on the public internet.",
  unreachable: "Nobody answers at this address.",
  "not-found": "There is nothing at this address.",
  refused: "The host of this address does not give the file.",
  "too-large": `A file may be ${megabytesText(maxFetchedBytes)} large.`,
  "too-slow": `The file did not arrive in ${fetchTimeoutInSeconds} seconds.`,
  "too-many-redirects": "The address leads from one to the next.",
};

/**
 * `POST /api/v1/fetch` with `{"url": "https://…"}`: the animation or SVG that is there, for pages whose policy lets no foreign host in.
 * Nothing else is handed on, whatever the host says that it is, and nothing is kept. A POST of JSON, so that no foreign page and no link
 * can ask for it.
 */
export function fetchRoute(
  { fetchFile, whyNoAnimation }: ForeignFiles,
  { now }: { now?: (() => number) | undefined } = {},
): Handler {
  const limit = new AnnouncedLimit({
    name: "fetches",
    most: maxFetchesInMinute,
    refusal: `One network may ask for ${maxFetchesInMinute} files a minute.`,
    now,
  });
  const concurrency = new UploadBudget({ most: maxUnderWay, mostOfOnePerson: maxUnderWayOfOneNetwork });

  async function fetchAnimation(address: string, signal: AbortSignal): Promise<FetchedFile> {
    const file = await fetchFile(address, {
      maxBytes: maxFetchedBytes,
      timeoutInMs: fetchTimeoutInSeconds * 1_000,
      signal,
    }).catch((error: unknown) => {
      if (!(error instanceof GuardedFetchError)) throw error;
      throw new FileRefusedError({ code: `fetch-${error.code}`, reason: reasons[error.code], cause: error });
    });
    if (isSvg(file.bytes)) return file;
    const refused = await whyNoAnimation(file.bytes);
    if (refused !== null) throw new FileRefusedError(refused);
    return file;
  }

  return async (context) => {
    const network = shortenAddress(clientAddressOf(context.env));
    limit.take(network, context);
    const address = await readAddress(context.req.raw);
    const leave = concurrency.take(network, 1);
    if (leave === null)
      throw new AppError("unavailable", "too many files at once", {
        publicMessage: "Many files are being fetched just now. Try again in a few seconds.",
      });
    try {
      const { bytes } = await fetchAnimation(address, context.req.raw.signal);
      return context.body(bytes, 200, {
        "content-type": "application/octet-stream",
        "content-disposition": "attachment",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "no-store",
      });
    } finally {
      leave();
    }
  };
}

async function readAddress(request: Request): Promise<string> {
  const isJson = request.headers.get("content-type")?.startsWith("application/json") === true;
  const body = isJson ? await readBody(request, maxRequestBytes) : null;
  try {
    return requestShape.parse(JSON.parse(new TextDecoder().decode(body ?? undefined))).url;
  } catch (cause) {
    const publicMessage = 'Send JSON of this shape: {"url": "https://…"}.';
    throw new AppError("bad-request", "no address was sent", { publicMessage, cause });
  }
}
