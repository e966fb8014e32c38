import { createContext, useContext } from "react";
import type { AnimationSummary } from "@zoetrope/catalog";
import { getPagesMessages, type PagesMessages } from "@zoetrope/i18n";
import type { ContentPage } from "./content-modules.ts";

/** What the components of a page's words share. */
export interface ContentSurroundings {
  page: ContentPage;
  /** Animations for each `<PictureOf>`, by its `pictureKey`. */
  pictures: ReadonlyMap<string, readonly AnimationSummary[]>;
}

const ContentContext = createContext<ContentSurroundings | null>(null);
export const ContentProvider = ContentContext.Provider;

export function useContent(): ContentSurroundings {
  const surroundings = useContext(ContentContext);
  if (surroundings === null) throw new Error("a component of content pages stands outside of one");
  return surroundings;
}

/** What components say themselves, in the language of the words around them, which may be another than the page's. */
export const useContentMessages = (): PagesMessages["content"] =>
  getPagesMessages(useContent().page.frontMatter.lang).content;
