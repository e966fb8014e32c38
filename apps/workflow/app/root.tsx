import type { ReactNode } from "react";
import { Outlet, isRouteErrorResponse, useMatches, useRouteError } from "react-router";
import { Document, type RouteHandle } from "./page/document.tsx";
import { Notice } from "./page/notice.tsx";
import { usePage } from "./page/use-page.ts";

export function Layout({ children }: { children: ReactNode }) {
  const handle = Object.assign({}, ...useMatches().map((match) => match.handle)) as RouteHandle;
  return <Document handle={useRouteError() == null ? handle : {}}>{children}</Document>;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { missing, failed } = usePage().workflowMessages;
  return <Notice {...(isRouteErrorResponse(error) && error.status === 404 ? missing : failed)} />;
}
