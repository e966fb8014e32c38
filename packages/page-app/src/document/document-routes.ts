import { createElement, type ComponentType, type ReactNode } from "react";
import type { RouteObject, ServerBuild } from "react-router";

type Module = ServerBuild["routes"][string] extends infer Route
  ? NonNullable<Route> extends { module: infer M }
    ? M
    : never
  : never;

/** Layout of the root around whatever stands in it: the page, or the page for an error. */
function within(Layout: ComponentType<{ children: ReactNode }>, Content: ComponentType): ComponentType {
  return () => createElement(Layout, null, createElement(Content));
}

function routeObject(id: string, build: ServerBuild): RouteObject {
  const route = build.routes[id];
  if (route === undefined) throw new Error(`the build has no route ${id}`);
  const module = route.module as Module & { Layout?: ComponentType<{ children: ReactNode }> };
  const { loader, action, handle, Layout } = module;
  const Content = module.default as ComponentType | undefined;
  const Failure = module.ErrorBoundary as ComponentType | undefined;
  const wrap = (component: ComponentType | undefined) =>
    component && (Layout === undefined ? component : within(Layout, component));
  const common = {
    id,
    path: route.path,
    loader,
    action,
    handle,
    Component: wrap(Content),
    ErrorBoundary: wrap(Failure),
  } as const;
  if (route.index === true) return { ...common, index: true };
  const children = Object.values(build.routes).flatMap((child) =>
    child?.parentId === id ? [routeObject(child.id, build)] : [],
  );
  return { ...common, children };
}

/**
 * The routes of the build for React Router's static handler. Its request handler for documents would also serialise the
 * loaders' answers for the browser on every request, which is a third of the work and for nobody here.
 */
export const documentRoutes = (build: ServerBuild): RouteObject[] => [routeObject("root", build)];
