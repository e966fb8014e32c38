import type { ReactNode } from "react";
import { Outlet, data, isRouteErrorResponse, useRouteError, type LoaderFunctionArgs } from "react-router";
import { accountsServices } from "./page/accounts-context.ts";
import { Document } from "./page/document.tsx";
import { RefusedPage } from "./page/refused-page.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}

/** An address that is not as it should be never reaches a route. */
export function loader({ context }: LoaderFunctionArgs) {
  const { visit, refusal } = accountsServices(context);
  if (refusal !== null) throw data(null, { status: refusal });
  if (visit.problem !== null) throw data(null, { status: 400 });
  return null;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <RefusedPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
