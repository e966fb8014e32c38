import { failureOf } from "@zoetrope/kit/failure-of";
import type { ReactNode } from "react";
import { Outlet, data, isRouteErrorResponse, useRouteError, type LoaderFunctionArgs } from "react-router";
import { accountsServices } from "./page/accounts-context.ts";
import { Document } from "./page/document.tsx";
import { RefusedPage } from "./page/refused-page.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}

/** The page for what is not followed at all; it has been asked for in place of a route (server/render-page.ts). */
export function loader({ context }: LoaderFunctionArgs) {
  const { refusal } = accountsServices(context);
  if (refusal !== null) throw data(null, { status: refusal });
  return null;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <RefusedPage status={isRouteErrorResponse(error) ? error.status : failureOf(error).status} />;
}
