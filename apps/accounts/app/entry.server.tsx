import { documentScripts } from "@zoetrope/page-app";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ServerBuild } from "react-router";
import type { AccountsServices } from "./page/accounts-context.ts";
import { OverloadDocument } from "./page/overload-document.tsx";
import { PageProvider, createPage } from "./page/use-page.ts";

/** Puts around a page what its components ask for (`usePage`). */
export default function surround(content: ReactNode, services: AccountsServices, scripts: readonly string[]) {
  return <PageProvider value={createPage(services, scripts)}>{content}</PageProvider>;
}

/** The page for those who are turned away under overload, with marks for what differs from answer to answer. */
export const renderOverload = (
  props: Omit<ComponentProps<typeof OverloadDocument>, "scripts">,
  manifest: ServerBuild["assets"],
): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<OverloadDocument {...props} scripts={documentScripts(manifest)} />)}`;
