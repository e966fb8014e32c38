import { openGraphLocale, type Locale } from "@zoetrope/i18n";
import { FilledHead } from "@zoetrope/ui/filled-template";
import { pictureOfBrand, type LinkPicture } from "./link-picture.ts";
import { canonicalAddress, translatedLocales } from "./alternate-links.tsx";
import { usePage } from "../page/use-page.ts";

/**
 * Title and description, for search engines, tabs and links elsewhere (https://ogp.me); React carries them into the head of
 * the document. `isListed` is false for pages that search engines should not show. `published` and `updated` (ISO 8601) make an article of it; `lang` is that of the words where it is not the page's.
 */
export function PageHead({
  title,
  description,
  picture,
  article,
  lang,
  isListed = true,
}: {
  title: string;
  description?: string;
  picture?: LinkPicture | undefined;
  article?: { published: string; updated: string } | undefined;
  lang?: Locale;
  isListed?: boolean;
}) {
  const page = usePage();
  const { address, alt } = picture ?? pictureOfBrand(page);
  const written = lang ?? page.locale;
  return (
    <FilledHead
      cacheKey={`page head ${page.locale} ${written} ${isListed}`}
      values={{
        title,
        description,
        article,
        address,
        alt,
        url: canonicalAddress(page),
        alternates: translatedLocales(page).flatMap((locale) =>
          locale === written ? [] : openGraphLocale(locale),
        ),
      }}
    >
      {(given) => (
        <>
          <title lang={lang === page.locale ? undefined : lang}>{`${given.title} · Zoetrope`}</title>
          {given.description === undefined ? null : <meta name="description" content={given.description} />}
          {isListed ? null : <meta name="robots" content="noindex" />}
          <meta property="og:title" content={given.title} />
          {given.description === undefined ? null : (
            <meta property="og:description" content={given.description} />
          )}
          <meta property="og:site_name" content="Zoetrope" />
          <meta property="og:type" content={given.article === undefined ? "website" : "article"} />
          <meta property="og:locale" content={openGraphLocale(written)} />
          {given.alternates.map((locale) => (
            <meta key={locale} property="og:locale:alternate" content={locale} />
          ))}
          <meta property="og:url" content={given.url} />
          <meta property="og:image" content={given.address} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={given.alt} />
          <meta name="twitter:card" content="summary_large_image" />
          {given.article === undefined ? null : (
            <>
              <meta property="article:published_time" content={given.article.published} />
              <meta property="article:modified_time" content={given.article.updated} />
            </>
          )}
        </>
      )}
    </FilledHead>
  );
}
