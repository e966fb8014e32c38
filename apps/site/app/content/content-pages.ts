import { defaultLocale, type Locale } from "@zoetrope/i18n";
import { arrangePages, type ContentPage } from "./content-modules.ts";

// The browser's build gets empty modules (compile/content-plugin.ts), so there is nothing to arrange in it.
const pages = import.meta.env.SSR
  ? arrangePages(import.meta.glob("../../../../content/{pages,blog,case-studies}/**/*.mdx", { eager: true }))
  : arrangePages({});

/** The page at an address, in the wanted language where it is written in it, otherwise in English. Null: there is none. */
export function findContentPage(path: string, locale: Locale): ContentPage | null {
  const translations = pages.get(path);
  return translations?.get(locale) ?? translations?.get(defaultLocale) ?? null;
}

/** Languages that a page is written in, for `hreflang`. */
export const contentLanguages = (path: string): readonly Locale[] => [...(pages.get(path)?.keys() ?? [])];

/** Addresses of all pages, without language. */
export const contentPaths = (): string[] => [...pages.keys()];
