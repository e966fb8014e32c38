import type { AnimationDetail, AnimationFormat, AnimationSummary } from "@zoetrope/catalog";
import { titleFor, type TextIn } from "@zoetrope/catalog/translations";
import type { Locale } from "@zoetrope/i18n";
import { EngineError, type EngineFile } from "@zoetrope/tools/engine";
import { tintsOf, type Tint } from "@zoetrope/ui";
import { fetchFile } from "./fetch-file.ts";

/** Of an animation that may be opened: free ones, whose file everybody may have. */
export interface LibraryEntry {
  id: string;
  title: TextIn;
  posterKey: string;
  /** Of the paper behind it. */
  tint: Tint;
  width: number;
  height: number;
}

/** What the API tells of one animation; a premium file has no address of its own. */
interface AnimationJson extends Pick<AnimationDetail, "slug" | "title"> {
  files: { format: AnimationFormat; url: string | null }[];
}

async function readJson<Body>(url: URL, signal: AbortSignal): Promise<Body> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  return (await response.json()) as Body;
}

/** Free animations for words of any language, best first; the most popular where there are no words. */
export async function searchLibrary(
  api: string,
  { query, locale }: { query: string; locale: Locale },
  signal: AbortSignal,
): Promise<LibraryEntry[]> {
  const url = new URL("/api/v1/animations", api);
  url.search = new URLSearchParams({
    type: "free",
    locale,
    ...(query === "" ? { sort: "popular" } : { q: query }),
  }).toString();
  const { data } = await readJson<{ data: AnimationSummary[] }>(url, signal);
  return data.map((animation) => ({
    id: animation.id,
    title: titleFor(animation, locale),
    posterKey: animation.posterKey,
    tint: tintsOf(animation)[0] ?? "amber",
    width: animation.width,
    height: animation.height,
  }));
}

/** The file of an animation of the library. */
export interface PublishedFile extends EngineFile {
  published: { id: string; title: string; /** Where everybody finds its file. */ playUrl: string };
}

/**
 * The dotLottie of an animation of the library.
 * @throws EngineError "premium" where the file is not for everybody.
 */
export async function fetchAnimation(api: string, id: string, signal: AbortSignal): Promise<PublishedFile> {
  const url = new URL(`/api/v1/animations/${encodeURIComponent(id)}`, api);
  const { data } = await readJson<{ data: AnimationJson }>(url, signal);
  const address = data.files.find(({ format }) => format === "dotlottie")?.url ?? null;
  if (address === null) throw new EngineError({ code: "premium", message: `${id} is premium` });
  return {
    name: `${data.slug}.lottie`,
    bytes: await fetchFile(address, signal),
    published: { id, title: data.title, playUrl: address },
  };
}
