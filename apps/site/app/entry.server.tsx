import type { ReactNode } from "react";
import { PageProvider, createPage } from "./page/use-page.ts";
import type { SiteServices } from "./page/site-context.ts";

/** Puts around a page what its components ask for (`usePage`). */
export default function surround(
  content: ReactNode,
  { locale, urls, socialNames, oneTap, maxUploadBytes, analytics, path, search, document }: SiteServices,
  scripts: readonly string[],
) {
  const page = createPage({
    locale,
    urls,
    socialNames,
    oneTap,
    maxUploadBytes,
    analytics,
    path,
    search,
    document,
    scripts,
  });
  return <PageProvider value={page}>{content}</PageProvider>;
}
