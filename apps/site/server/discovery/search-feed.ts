import type { AnimationSummary, Catalog, ListingDetails, SearchRequest } from "@zoetrope/catalog";
import { parseSearchParameters, SearchParameterError } from "@zoetrope/catalog/search-parameters";
import { titleFor } from "@zoetrope/catalog/translations";
import { getPagesMessages, localiseHref, type Locale } from "@zoetrope/i18n";
import type { HostUrls } from "@zoetrope/kit";
import { animationPath } from "../../app/page/animation-address.ts";
import { rssDate } from "../../app/page/rss-date.ts";
import { rssResponse } from "../../app/page/rss-response.ts";
import { feedAddress } from "../../app/results/feed-address.ts";
import { escapeXml } from "@zoetrope/lottie/escape-xml";
import { resultsAddress } from "../../app/results/results-address.ts";

const itemsInFeed = 48;

/** What readers of feeds show below the title. It is HTML of its own, so a name is escaped in it, and all of it once more around it. */
const pictureAndName = (
  assets: string,
  { posterKey, creator }: Pick<AnimationSummary, "posterKey" | "creator">,
): string => escapeXml(`<img src="${assets}/files/${posterKey}" alt=""> ${escapeXml(creator.name)}`);

/** What was taken back since it was found has no details. */
const publishedAt = (details: ListingDetails | undefined): string[] =>
  details === undefined ? [] : [`<pubDate>${rssDate(details.publishedAt)}</pubDate>`];

/** The newest hits of a search, or the nearest to an example, as a feed in the reader's language. */
export async function searchFeed(
  catalog: Pick<Catalog, "search" | "listingDetails">,
  { site, assets }: HostUrls,
  locale: Locale,
  parameters: URLSearchParams,
): Promise<Response> {
  let request: SearchRequest;
  try {
    request = { ...parseSearchParameters(parameters), page: 1 };
  } catch (error) {
    if (error instanceof SearchParameterError) return new Response(error.message, { status: 400 });
    throw error;
  }
  const { items } = await catalog.search({ ...request, locale, sort: "recent", pageSize: itemsInFeed });
  const details = await catalog.listingDetails(items.map(({ id }) => id));
  const { browse } = getPagesMessages(locale);
  const keyword = request.query;
  const isSimilarSearch = request.like !== undefined;
  const title = isSimilarSearch
    ? browse.similarTitle
    : keyword === ""
      ? browse.allTitle
      : browse.titleFor({ keyword });
  const description = isSimilarSearch
    ? browse.similarDescription
    : keyword === ""
      ? browse.allDescription
      : browse.description({ keyword });
  const address = (path: string) => site + localiseHref(locale, path);
  return rssResponse({
    title: `${title} · Zoetrope`,
    link: address(resultsAddress(request)),
    self: address(feedAddress(request)),
    description,
    language: locale,
    items: items.map((item) =>
      [
        "<item>",
        `<title>${escapeXml(titleFor(item, locale).text)}</title>`,
        `<link>${escapeXml(address(animationPath(item)))}</link>`,
        `<guid isPermaLink="false">${item.id}</guid>`,
        `<description>${pictureAndName(assets, item)}</description>`,
        ...publishedAt(details.get(item.id)),
        "</item>",
      ].join("\n"),
    ),
  });
}
