import type { Catalog } from "@zoetrope/catalog";
import { splitLocale } from "@zoetrope/i18n";
import type { HostUrls } from "@zoetrope/kit";
import { imageSizes, imageUrl } from "@zoetrope/ui";
import { readAnimationAddress } from "../app/animation/animation-address.ts";
import { embedFrame } from "../app/animation/embed/embed-snippets.ts";

/** Whoever embeds may keep the answer for a day. */
const maxAgeInSeconds = 86_400;
/** Smaller there is nothing to see, larger no page has room. */
const [smallest, largest] = [16, 4_096];

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
  const id = idOf(parameters.get("url") ?? "", site);
  const animation = id === null ? null : await catalog.get(id);
  if (animation === null) return refuse(404, '"url" is no address of an animation here.');

  const { title, width, height, creator, posterKey } = animation;
  const [maxWidth = 400, maxHeight = Infinity] = bounds.map((bound) =>
    bound === null ? undefined : Math.min(largest, Math.max(smallest, Number(bound))),
  );
  const share = Math.min(maxWidth / width, maxHeight / height);
  const size = {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
  const thumbnailWidth = imageSizes.medium;
  const frame = { siteUrl: site, id: animation.id, title, theme: null, ...size };
  return Response.json(
    {
      type: "rich",
      version: "1.0",
      title,
      author_name: creator.name,
      provider_name: "Zoetrope",
      provider_url: site,
      cache_age: maxAgeInSeconds,
      thumbnail_url: imageUrl(assets, posterKey, thumbnailWidth),
      thumbnail_width: thumbnailWidth,
      thumbnail_height: Math.round((thumbnailWidth * height) / width),
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

/** Of an animation's page in any language, or of its frame; null for addresses of other things and other people's. */
function idOf(address: string, site: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.origin !== new URL(site).origin) return null;
  const { path } = splitLocale(url.pathname);
  const [, kind, name = ""] = /^\/(animation|embed)\/([^/]+)$/.exec(path) ?? [];
  if (kind === "embed") return /^[0-9a-z]{10}$/.test(name) ? name : null;
  return kind === undefined ? null : (readAnimationAddress(name)?.id ?? null);
}

const refuse = (status: number, text: string): Response =>
  new Response(text, { status, headers: { "access-control-allow-origin": "*" } });
