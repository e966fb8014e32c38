import { getPagesMessages, localeIdentifier, localiseHref, type Locale } from "@zoetrope/i18n";
import type { HostUrls } from "@zoetrope/kit";
import { escapeXml } from "@zoetrope/lottie/escape-xml";

/** By it a browser searches here from its own field (OpenSearch 1.1 draft 6, https://github.com/dewitt/opensearch). */
export function openSearchDescription({ site }: HostUrls, locale: Locale): Response {
  const { browse } = getPagesMessages(locale);
  const template = (path: string): string => escapeXml(site + localiseHref(locale, path));
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // At most 16 letters.
    "<ShortName>Zoetrope</ShortName>",
    `<Description>${escapeXml(browse.allTitle)}</Description>`,
    `<Url type="text/html" template="${template("/free-animations")}?q={searchTerms}"/>`,
    `<Url type="application/rss+xml" template="${template("/feed.xml")}?q={searchTerms}"/>`,
    `<Image width="32" height="32" type="image/x-icon">${site}/favicon.ico</Image>`,
    `<Language>${localeIdentifier(locale)}</Language>`,
    "<InputEncoding>UTF-8</InputEncoding>",
    "</OpenSearchDescription>",
    "",
  ].join("\n");
  return new Response(text, {
    headers: {
      "content-type": "application/opensearchdescription+xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
