import type { ComponentType } from "react";
import { defaultLocale, languages, type Locale } from "@zoetrope/i18n";
import type { PictureRequest } from "./compile/collect-parts.ts";
import type { CaseStudyFrontMatter, PageFrontMatter, PostFrontMatter } from "./compile/front-matter.ts";

interface ContentModule {
  default: ComponentType<{ components: Record<string, unknown> }>;
  frontMatter: PageFrontMatter | PostFrontMatter | CaseStudyFrontMatter;
  pictures: readonly PictureRequest[];
}

/** A page made of words, in one language. */
export interface ContentPage {
  /** Address without language. */
  path: string;
  /** File that the words are in, for the line that says where to replace them. */
  file: string;
  Words: ContentModule["default"];
  frontMatter: ContentModule["frontMatter"];
  pictures: readonly PictureRequest[];
}

/**
 * Address and language of a file below `content/`: `pages/` is the root, other folders are part of the address.
 * `pages/plugins/figma.mdx` is English, `pages/plugins/figma.kr.mdx` the same page in Korean (named by the prefix of its
 * addresses), `pages/plugins/index.mdx` the page of the folder itself.
 */
export function addressOfFile(file: string): { path: string; locale: Locale } {
  const name = file.replace(/^.*content\/(?:pages\/)?/, "").replace(/\.mdx$/, "");
  const language = languages.find(({ urlPrefix }) => urlPrefix !== "" && name.endsWith(`.${urlPrefix}`));
  const path = language === undefined ? name : name.slice(0, -language.urlPrefix.length - 1);
  return { path: `/${path}`.replace(/\/index$/, "") || "/", locale: language?.locale ?? defaultLocale };
}

/** All pages by address, each in the languages that it is written in. */
export function arrangePages(modules: Record<string, ContentModule>): Map<string, Map<Locale, ContentPage>> {
  const pages = new Map<string, Map<Locale, ContentPage>>();
  for (const [key, { default: Words, frontMatter, pictures }] of Object.entries(modules)) {
    const file = key.replace(/^.*?content\//, "content/");
    const { path, locale } = addressOfFile(file);
    if (frontMatter.lang !== locale)
      throw new Error(`${file}: lang is ${frontMatter.lang}, but the name of the file says ${locale}`);
    const translations = pages.get(path) ?? new Map<Locale, ContentPage>();
    pages.set(path, translations.set(locale, { path, file, Words, frontMatter, pictures }));
  }
  return pages;
}
