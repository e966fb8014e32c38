import { failureOf } from "@zoetrope/kit/failure-of";
import { Outlet, data, useMatches, useRouteError, isRouteErrorResponse } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import type { ReactNode } from "react";
import { Document } from "./document/document.tsx";
import { siteServices } from "./page/site-context.ts";
import { ErrorPage, errorStyles } from "./document/error-page.tsx";
import type { RouteHandle } from "./page/route-handle.ts";

export function Layout({ children }: { children: ReactNode }) {
  const isError = useRouteError() != null;
  const handle = Object.assign({}, ...useMatches().map((match) => match.handle)) as RouteHandle;
  return <Document handle={isError ? { styles: errorStyles, isFault: true } : handle}>{children}</Document>;
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
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : failureOf(error).status} />;
}
