import type { ComponentType } from "react";
import { defaultLocale, type Locale } from "@zoetrope/i18n";
import { addressOfFile } from "./address-of-file.ts";
import type { PictureRequest } from "./compile/collect-parts.ts";
import type {
  CaseStudyFrontMatter,
  PageFrontMatter,
  PostFrontMatter,
  TranslationFrontMatter,
} from "./compile/front-matter.ts";

type OriginalFrontMatter = PageFrontMatter | PostFrontMatter | CaseStudyFrontMatter;

interface ContentModule {
  default: ComponentType<{ components: Record<string, unknown> }>;
  frontMatter: OriginalFrontMatter | TranslationFrontMatter;
  pictures: readonly PictureRequest[];
}

/** A page made of words, in one language. */
export interface ContentPage {
  /** Address without language. */
  path: string;
  Words: ContentModule["default"];
  /** That of a translation is its own words in the fields of its English page. */
  frontMatter: OriginalFrontMatter & { figures?: Readonly<Record<string, string>> | undefined };
  pictures: readonly PictureRequest[];
}

/** All pages by address, each in the languages that it is written in. */
export function arrangePages(modules: Record<string, ContentModule>): Map<string, Map<Locale, ContentPage>> {
  const pages = new Map<string, Map<Locale, ContentPage>>();
  for (const [file, { default: Words, frontMatter, pictures }] of Object.entries(modules)) {
    if ("source" in frontMatter) continue;
    const { path, locale } = addressOfFile(file);
    if (frontMatter.lang !== locale)
      throw new Error(`${file}: lang is ${frontMatter.lang}, but the name of the file says ${locale}`);
    pages.set(path, new Map([[locale, { path, Words, frontMatter, pictures }]]));
  }
  for (const [file, { default: Words, frontMatter, pictures }] of Object.entries(modules)) {
    if (!("source" in frontMatter)) continue;
    const { path, locale } = addressOfFile(file);
    const translations = pages.get(path);
    const original = translations?.get(defaultLocale)?.frontMatter;
    if (original === undefined) throw new Error(`${file}: there is no English page that it translates`);
    const { title, description, lang, figures } = frontMatter;
    translations?.set(locale, {
      path,
      Words,
      frontMatter: { ...original, title, description, lang, figures },
      pictures,
    });
  }
  return pages;
}
