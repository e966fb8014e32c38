import type { ReactNode } from "react";
import { PageProvider, createPage, type Page } from "./page/use-page.ts";

export type PageRequest = Pick<
  Page,
  "locale" | "urls" | "maxUploadBytes" | "analytics" | "socialNames" | "path" | "document"
>;

/** Puts around a page what its components ask for (`usePage`). */
export default function surround(content: ReactNode, request: PageRequest, scripts: readonly string[]) {
  return <PageProvider value={createPage({ ...request, scripts })}>{content}</PageProvider>;
}
