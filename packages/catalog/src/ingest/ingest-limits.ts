import { maxDescriptionLength, maxTagLength, maxTitleLength, megabytesText } from "@zoetrope/kit/limits";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { locales } from "@zoetrope/i18n/locales";
import type { IngestRequest } from "../animation.ts";
import type { Translations } from "../translations.ts";
import { tagsOf } from "./update-words.ts";

/** Sources outside of the platform give more than people may. */
const maxTags = 50;
const maxNameLength = 200;

/** What the text columns of a database cannot hold or a page should not show. */
const controlCharacters = /(?![\t\n\r])\p{Cc}/u;

const refuse = (code: string, reason: string) => ({ code, reason });

/** Why a file cannot be taken, before it is looked into; null when it can. */
export function refusalOfBytes({ length }: Uint8Array): { code: string; reason: string } | null {
  if (length === 0)
    return refuse("empty-file", "The file is empty. Export it again and upload the new file.");
  if (length > maxFileBytes)
    return refuse(
      "file-too-large",
      `The file is larger than ${megabytesText(maxFileBytes)}. Remove embedded images or split it.`,
    );
  return null;
}

/** Why what is said of a file cannot be taken; null when it can. */
export function refusalOf(request: IngestRequest): { code: string; reason: string } | null {
  const title = request.title.trim();
  if (title === "" || title.length > maxTitleLength)
    return refuse("bad-title", `A title has 1 to ${maxTitleLength} characters.`);
  if (request.description.length > maxDescriptionLength)
    return refuse("bad-description", `A description has at most ${maxDescriptionLength} characters.`);
  if (request.tags.length > maxTags || request.tags.some((tag) => tag.length > maxTagLength))
    return refuse("bad-tags", `There may be ${maxTags} tags of at most ${maxTagLength} characters each.`);
  if (request.category.trim() === "" || request.category.length > maxTagLength)
    return refuse("bad-category", "Choose a category.");
  if (request.sourceKey === "" || request.sourceKey.length > 500)
    return refuse("bad-source", "The source of the file needs a name of at most 500 characters.");
  if (
    request.creator.username === "" ||
    request.creator.name === "" ||
    request.creator.name.length > maxNameLength
  )
    return refuse("bad-creator", "The creator needs a name.");
  if (!/^[A-Za-z0-9][A-Za-z0-9.+-]{0,63}$/.test(request.licence.spdx))
    return refuse("bad-licence", "The licence must be an SPDX identifier, for example MIT or CC-BY-4.0.");
  const unfit = refusalOfTranslations(request);
  if (unfit) return unfit;
  const texts = [
    request.title,
    request.description,
    ...request.tags,
    request.category,
    request.sourceKey,
    request.creator.username,
    request.creator.name,
    request.attribution,
    request.licence.name,
    request.licence.url,
    request.sourceUrl ?? "",
    ...textsOf(request.translations),
  ];
  if (texts.some((text) => controlCharacters.test(text) || !text.isWellFormed()))
    return refuse("bad-text", "A text contains characters that cannot be shown. Type it again without them.");
  return null;
}

const textsOf = (translations: Translations = {}) =>
  Object.values(translations).flatMap(({ title, description = "", tags = [] }) =>
    [tags, title, description].flat(),
  );

/** Why what is said in other languages cannot be taken; null when it can. */
function refusalOfTranslations(request: IngestRequest): { code: string; reason: string } | null {
  const translations = Object.entries(request.translations ?? {});
  for (const [locale, { title, description = "", tags }] of translations) {
    if (!locales.some((known) => known === locale))
      return refuse("bad-translation", `There are titles in these languages: ${locales.join(", ")}.`);
    if (title.trim() === "" || title.trim().length > maxTitleLength)
      return refuse("bad-translation", `A title has 1 to ${maxTitleLength} characters in every language.`);
    if (description.length > maxDescriptionLength)
      return refuse(
        "bad-translation",
        `A description has at most ${maxDescriptionLength} characters in every language.`,
      );
    if (
      tags &&
      (tags.length !== tagsOf(request).length ||
        tags.some((tag) => tag.trim() === "" || tag.length > maxTagLength))
    )
      return refuse(
        "bad-translation",
        `Translated tags stand for the tags in their order, with at most ${maxTagLength} characters each.`,
      );
  }
  return null;
}
