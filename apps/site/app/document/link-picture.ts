import type { AnimationSummary } from "@zoetrope/catalog";
import { titleFor } from "@zoetrope/catalog/translations";
import { localiseHref } from "@zoetrope/i18n";
import { fnv1a } from "@zoetrope/kit/fnv1a";
import { tintsOf } from "@zoetrope/ui";
import type { ContentPage } from "../content/content-modules.ts";
import type { Page } from "../page/use-page.ts";

/** The picture that a link to a page is shown with elsewhere (https://ogp.me): a PNG of 1200 × 630. */
export interface LinkPicture {
  address: string;
  alt: string;
}

/** What the picture of a page of words shows; null stands for every page that has none of its own. */
export type PicturedPage = Pick<ContentPage["frontMatter"], "title" | "tint" | "drawing">;

/** Raise it when link pictures are drawn differently: what has been kept elsewhere is then asked for anew. */
const recipe = 2;

/** Changes with what the picture shows. */
export const linkPictureVersion = (page: PicturedPage | null): string =>
  fnv1a(JSON.stringify([recipe, page?.title, page?.tint, page?.drawing])).toString(36);

/** An animation on tissue; the assets host makes it of the poster. */
export const pictureOfAnimation = (
  { urls, locale }: Page,
  animation: Pick<AnimationSummary, "id" | "posterKey" | "dominantColour" | "title" | "language" | "titles">,
): LinkPicture => ({
  address: `${urls.assets}/og/${tintsOf(animation)[0]}/${animation.posterKey}.png`,
  alt: titleFor(animation, locale).text,
});

/** The title of a page of words beside its drawing. */
export const pictureOfWords = (
  { urls }: Page,
  { path, frontMatter }: Pick<ContentPage, "path" | "frontMatter">,
): LinkPicture => ({
  address: `${urls.site}/og${localiseHref(frontMatter.lang, path)}.png?v=${linkPictureVersion(frontMatter)}`,
  alt: frontMatter.title,
});

/** The brand, for pages without a picture of their own. */
export const pictureOfBrand = ({ urls }: Page): LinkPicture => ({
  address: `${urls.site}/og.png?v=${linkPictureVersion(null)}`,
  alt: "Zoetrope",
});
