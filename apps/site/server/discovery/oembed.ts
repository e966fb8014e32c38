import type { AnimationDetail, Catalog } from "@zoetrope/catalog";
import { titleFor } from "@zoetrope/catalog/translations";
import { defaultLocale, splitLocale, type Locale } from "@zoetrope/i18n";
import type { HostUrls } from "@zoetrope/kit";
import { imageSizes, imageUrl } from "@zoetrope/ui";
import { readAnimationAddress } from "../../app/page/animation-address.ts";
import { embedSize, plainLook } from "../../app/embed-code/embed-options.ts";
import { embedFrame } from "../../app/embed-code/web-snippets.ts";

/** Whoever embeds may keep the answer for a day. */
const maxAgeInSeconds = 86_400;

/** How the animation at an address of the site is shown elsewhere (https://oembed.com, version 1.0, type `rich`). */
export async function oembed(
  catalog: Pick<Catalog, "get">,
  urls: HostUrls,
  parameters: URLSearchParams,
): Promise<Response> {
  const { site, assets } = urls;
  if ((parameters.get("format") ?? "json") !== "json")
    return refuse(501, 'Only "format=json" is spoken here.');
  const bounds = ["maxwidth", "maxheight"].map((name) => parameters.get(name));
  if (bounds.some((bound) => bound !== null && !/^[1-9]\d{0,5}$/.test(bound)))
    return refuse(400, '"maxwidth" and "maxheight" are whole numbers of pixels.');
  const asked = readAddress(parameters.get("url") ?? "", site);
  const animation = asked === null ? null : await catalog.get(asked.id);
  if (animation === null) return refuse(404, '"url" is no address of an animation here.');

  const { creator } = animation;
  const title = titleFor(animation, asked?.locale ?? defaultLocale).text;
  const [maxWidth, maxHeight] = bounds.map((bound) => (bound === null ? null : Number(bound)));
  const bound = { ...(maxWidth == null ? {} : { maxWidth }), ...(maxHeight == null ? {} : { maxHeight }) };
  const size = embedSize(animation, bound);
  const frame = { siteUrl: site, id: animation.id, title, ...plainLook, ...size };
  return Response.json(
    {
      type: "rich",
      version: "1.0",
      title,
      author_name: creator.name,
      provider_name: "Zoetrope",
      provider_url: site,
      cache_age: maxAgeInSeconds,
      ...thumbnail(animation, assets, bound),
      ...size,
      html: embedFrame(frame),
    },
    {
      headers: {
        "access-control-allow-origin": "*",
        "cache-control": `public, max-age=${maxAgeInSeconds / 24}`,
      },
    },
  );
}

/** The largest of our pictures that keeps to what was asked for; none where even the smallest does not. */
function thumbnail(
  { width, height, posterKey }: Pick<AnimationDetail, "width" | "height" | "posterKey">,
  assets: string,
  { maxWidth = Infinity, maxHeight = Infinity }: { maxWidth?: number; maxHeight?: number },
): object {
  const fitting = [imageSizes.medium, imageSizes.small, imageSizes.xsmall]
    .map((each) => ({ width: each, height: Math.round((each * height) / width) }))
    .find((size) => size.width <= maxWidth && size.height <= maxHeight);
  if (fitting === undefined) return {};
  return {
    thumbnail_url: imageUrl(assets, posterKey, fitting.width),
    thumbnail_width: fitting.width,
    thumbnail_height: fitting.height,
  };
}

/** Of an animation's page in any language, or of its frame; null for addresses of other things and other people's. */
function readAddress(address: string, site: string): { id: string; locale: Locale } | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.origin !== new URL(site).origin) return null;
  const { locale, path } = splitLocale(url.pathname);
  const [, kind, name = ""] = /^\/(animation|embed)\/([^/]+)$/.exec(path) ?? [];
  const found = kind === undefined ? null : readAnimationAddress(name);
  // A frame's address is the id alone.
  return found === null || (kind === "embed" && found.slug !== "") ? null : { id: found.id, locale };
}

const refuse = (status: number, text: string): Response =>
  new Response(text, { status, headers: { "access-control-allow-origin": "*" } });
