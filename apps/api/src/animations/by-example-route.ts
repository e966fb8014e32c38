import { parseMultipartRequest } from "@remix-run/multipart-parser";
import type { Catalog } from "@zoetrope/catalog";
import {
  formatSearchParameters,
  parseProgramParameters,
  parseSearchParameters,
} from "@zoetrope/catalog/search-parameters";
import { readBody } from "@zoetrope/http";
import { localiseHref } from "@zoetrope/i18n";
import { AppError, type HostUrls } from "@zoetrope/kit";
import { maxExampleBytes, maxExamplesInMinute, megabytesText } from "@zoetrope/kit/limits";
import { shortenAddress } from "@zoetrope/statistics/shorten-address";
import type { Handler } from "hono";
import { listedJson } from "./animation-json.ts";
import { clientAddressOf } from "../http/client-address-of.ts";
import { AnnouncedLimit } from "../callers/announced-limit.ts";
import { isTooLarge, longNameOf, maxFrameBytes, maxPartHeadBytes } from "../http/form-limits.ts";
import { linkHeader, pageLinks } from "../http/page-links.ts";
import { FileRefusedError } from "../http/problem.ts";
import { UploadBudget } from "../files/upload-budget.ts";

/** Examples that are looked at, or wait for it: what is slow to draw takes ten seconds, and nobody else's waits for long. */
const maxUnderWay = 8;
const maxUnderWayOfOneNetwork = 2;

/**
 * `POST /api/v1/search/by-example`: what is like a file, as multipart/form-data in the part `file` or as the body itself, among what
 * passes the filters of the address. Nothing of the file is kept; `like` of the response asks the same again without it.
 */
export function byExampleRoute({
  catalog,
  urls,
  now,
}: {
  catalog: Pick<Catalog, "likeOf" | "listingDetails" | "search">;
  urls: HostUrls;
  now?: (() => number) | undefined;
}): Handler {
  const limit = new AnnouncedLimit({
    name: "examples",
    most: maxExamplesInMinute,
    refusal: `One network may send ${maxExamplesInMinute} examples a minute.`,
    now,
  });
  const budget = new UploadBudget();
  const concurrency = new UploadBudget({ most: maxUnderWay, mostOfOnePerson: maxUnderWayOfOneNetwork });
  return async (context) => {
    const parameters = new URL(context.req.url).searchParams;
    const request = { ...parseSearchParameters(parameters), ...parseProgramParameters(parameters) };
    const network = shortenAddress(clientAddressOf(context.env));
    limit.take(network, context);
    const announced = Number(context.req.header("content-length") ?? maxExampleBytes);
    if (!(announced <= maxExampleBytes + maxFrameBytes)) throw tooLarge();
    const giveBack = budget.take(network, announced);
    if (giveBack === null) throw tooBusy();
    try {
      const found = await look(network, await readExample(context.req.raw));
      if ("refused" in found) throw new FileRefusedError(found.refused);
      if (isForm(context.req.header("accept"))) {
        // A form without scripts.
        const asked = formatSearchParameters({ ...request, query: "", like: found.like });
        const results = localiseHref(
          request.locale ?? "en",
          `${urls.site}/free-animations?${asked}`,
          urls.site,
        );
        return context.redirect(results, 303);
      }
      const { items, ...result } = await catalog.search({ ...request, like: found.like });
      const { total, page, pageCount } = result;
      const data = await listedJson(catalog, items, urls);
      // Further pages are asked for without the file.
      const address = new URL(`/api/v1/animations?${parameters}`, urls.api);
      address.searchParams.set("like", found.like);
      const links = pageLinks(address, result);
      return context.json({ data, like: found.like, total, page, pageCount, links }, 200, {
        "cache-control": "no-store",
        ...linkHeader(links),
      });
    } finally {
      giveBack();
    }
  };

  async function look(network: string, bytes: Uint8Array): ReturnType<Catalog["likeOf"]> {
    const leave = concurrency.take(network, 1);
    if (leave === null) throw tooBusy();
    try {
      return await catalog.likeOf(bytes);
    } finally {
      leave();
    }
  }
}

const isForm = (accept = ""): boolean => accept.includes("text/html") && !accept.includes("application/json");

async function readExample(request: Request): Promise<Uint8Array> {
  const hasParts = request.headers.get("content-type")?.startsWith("multipart/form-data") === true;
  const bytes = hasParts ? await readPart(request) : await readBody(request, maxExampleBytes);
  if (bytes === null) throw tooLarge();
  if (bytes.byteLength === 0) throw malformed();
  return bytes;
}

/** Null for what is too large. */
async function readPart(request: Request): Promise<Uint8Array | null> {
  const limits = {
    maxFileSize: maxExampleBytes,
    maxTotalSize: maxExampleBytes + maxFrameBytes,
    maxParts: 4,
    maxHeaderSize: maxPartHeadBytes,
  };
  try {
    for await (const part of parseMultipartRequest(request, limits))
      if (part.name === "file") return part.bytes;
  } catch (error) {
    if (isTooLarge(error)) return null;
    throw longNameOf(error) ?? malformed(error);
  }
  throw malformed();
}

function tooLarge(): AppError {
  const publicMessage = `An example may be ${megabytesText(maxExampleBytes)} large.`;
  return new AppError("too-large", publicMessage, { publicMessage });
}

const tooBusy = () =>
  new AppError("unavailable", "too many examples at once", {
    publicMessage: "Many examples are being looked at just now. Try again in a few seconds.",
  });

const malformed = (cause?: unknown) =>
  new AppError("bad-request", "no example was sent", {
    publicMessage: "Send one file as multipart/form-data, in a part named file, or as the body itself.",
    cause,
  });
