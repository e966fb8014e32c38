import { PageAnalytics } from "@zoetrope/chrome/page-analytics";
import { createContext, createElement, useContext, type ComponentType, type ReactElement } from "react";

/** Renders a tree of its own, so that ids of `useId` are the same when the island wakes up. */
type RenderIsland = (element: ReactElement, identifierPrefix: string) => string;

const RendererContext = createContext<RenderIsland | null>(null);
/** Around a server-rendered page: how its islands become HTML (`renderToString` with an `identifierPrefix`). */
export const IslandRenderer = RendererContext.Provider;

/**
 * A part of a page that React keeps alive in the browser. `component` is the default export of a file
 * `app/{folder}/{name}.island.tsx`; its props must survive JSON, as messages do (`@zoetrope/i18n`). The rest of the page ships no React.
 *
 * `when`: "load" wakes it once the page has painted, "visible" when it nears the viewport.
 */
export function Island<Props extends object>({
  name,
  component,
  props,
  when = "load",
  className,
}: {
  name: string;
  component: ComponentType<Props>;
  props: Props;
  when?: "load" | "visible";
  className?: string;
}) {
  const renderIsland = useContext(RendererContext);
  if (renderIsland === null) throw new Error("Island stands on server-rendered pages, within IslandRenderer");
  const html = renderIsland(createElement(PageAnalytics, null, createElement(component, props)), `${name}-`);
  return (
    <>
      <div
        className={className}
        data-island={name}
        data-when={when}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", "\\u003c") }}
      />
    </>
  );
}
