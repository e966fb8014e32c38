import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { CommandError } from "../exit-codes.ts";
import { write } from "../files/outputs.ts";
import type { System } from "../system.ts";
import { readLimited } from "./read-limited.ts";

const timeoutInMs = 30_000;

/** Offered where the server was told of a library. */
export const libraryTools: readonly Tool[] = [
  {
    name: "search_library",
    title: "Search the library",
    description:
      "Finds animations by words in English, German, French, Spanish, Portuguese, Japanese or Korean. Each hit has an id for open_from_library, its title, size, licence and page.",
    inputSchema: {
      type: "object",
      properties: {
        query: { type: "string", maxLength: 200, description: "What it shows, such as: red heart beating." },
        count: { type: "number", minimum: 1, maximum: 24, description: "How many; default 8." },
      },
      required: ["query"],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, openWorldHint: true },
  },
  {
    name: "open_from_library",
    title: "Save an animation of the library as a file",
    description:
      "Downloads a free animation into the folders of this server, to be changed there. Mind its licence.",
    inputSchema: {
      type: "object",
      properties: {
        id: { type: "string", pattern: "^[a-z0-9]{1,40}$", description: "Of a hit of search_library." },
        output: { type: "string", description: "Path to write to, ending in .json or .lottie." },
      },
      required: ["id", "output"],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  },
];

interface Hit {
  id: string;
  title: string;
  isPremium: boolean;
  pageUrl: string;
  [member: string]: unknown;
}

/** Addresses of the platform's api host, such as `https://api.example.com`. Throws CommandError for what is none. */
export function requireLibrary(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol) || url.username !== "")
    throw new CommandError("usage", ({ usage }) =>
      usage.address({
        option: "--library",
        example: "https://api.example.com",
        given: JSON.stringify(address),
      }),
    );
  return url;
}

/** Hits as JSON. */
export async function searchLibrary(
  library: URL,
  given: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  readAnswer: typeof read = read,
): Promise<object> {
  const { query, count = 8 } = given;
  if (typeof query !== "string" || query.length > 200)
    throw new CommandError("usage", '"query" is a text of up to 200 letters.');
  const url = new URL("/api/v1/animations", library);
  url.searchParams.set("q", query);
  const bytes = await readAnswer(url, signal);
  const wanted = Math.min(24, Math.max(1, Math.round(Number(count)) || 8));
  return {
    hits: hitsIn(bytes, library)
      .slice(0, wanted)
      .map(({ id, title, isPremium, pageUrl, licence, width, height, durationInSeconds }) => ({
        id,
        title,
        isPremium,
        pageUrl,
        licence,
        width,
        height,
        durationInSeconds,
      })),
  };
}

/** Throws CommandError for what is no answer of a platform, such as the page of another server. */
function hitsIn(bytes: Uint8Array, { origin }: URL): Hit[] {
  try {
    const { data, nearest } = JSON.parse(new TextDecoder().decode(bytes)) as { data: Hit[]; nearest: Hit[] };
    return [...data, ...nearest];
  } catch {
    throw new CommandError("unreadable", `${origin} does not answer as the api host of a platform does.`);
  }
}

/** What was written, as JSON. */
export async function openFromLibrary(
  library: URL,
  given: Readonly<Record<string, unknown>>,
  system: System,
): Promise<object> {
  const { id, output } = given;
  if (typeof id !== "string" || !/^[a-z0-9]{1,40}$/.test(id))
    throw new CommandError("usage", '"id" is that of a hit of search_library.');
  if (typeof output !== "string" || !/\.(json|lottie)$/.test(output))
    throw new CommandError("usage", '"output" is a path that ends in .json or .lottie.');
  const url = new URL(`/api/v1/animations/${id}/download`, library);
  url.searchParams.set("format", output.endsWith(".json") ? "json" : "dotlottie");
  const bytes = await read(url, system.signal);
  await write(system, output, bytes);
  return { output, bytes: bytes.length };
}

/** The library is one that whoever started the server has named, and files stand on a host of its own. Throws CommandError. */
async function read(url: URL, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, {
    headers: { Accept: "application/json, application/octet-stream" },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutInMs)]),
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new CommandError("unreadable", `The library at ${url.origin} does not answer.`);
  });
  if (!response.ok)
    throw new CommandError(
      "unreadable",
      response.status === 401 || response.status === 403
        ? "This animation is premium: open its page to get it."
        : `The library answers ${response.status} to ${url.pathname}.`,
    );
  const bytes = await readLimited(response, maxFileBytes);
  if (bytes === null) throw new CommandError("unreadable", "The library's answer is too large.");
  return bytes;
}
