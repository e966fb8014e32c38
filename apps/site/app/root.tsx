import { Outlet, data, useMatches, useRouteError, isRouteErrorResponse } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import type { ReactNode } from "react";
import type { Locale } from "@zoetrope/i18n";
import { Document } from "./page/document.tsx";
import { siteServices } from "./page/site-context.ts";
import { ErrorPage } from "./page/error-page.tsx";
import type { Page } from "./page/use-page.ts";

/** What a route may ask of the document around it: `export const handle: RouteHandle = { … }`. */
export interface RouteHandle {
  /** True: the page plays animations, so its policy allows WebAssembly. */
  plays?: boolean | ((page: Page) => boolean);
  /** Languages that the page is written in. Default: all, its words come from the dictionaries. */
  languages?: (page: Page) => readonly Locale[];
  /** True: no header and footer, and any site may frame it. */
  isEmbed?: boolean;
  /** True: the page ends in a drawn scene that stands on the footer, so no grass grows between them. */
  endsInScene?: boolean;
  /** Styles of this route alone, imported with `?inline`. */
  styles?: string;
}

export function Layout({ children }: { children: ReactNode }) {
  const isError = useRouteError() != null;
  const handle = Object.assign({}, ...useMatches().map((match) => match.handle)) as RouteHandle;
  return <Document handle={isError ? {} : handle}>{children}</Document>;
}

/** An address that cannot be read never reaches a route. */
export function loader({ context }: LoaderFunctionArgs) {
  if (siteServices(context).isRefused) throw data(null, { status: 400 });
  return null;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
