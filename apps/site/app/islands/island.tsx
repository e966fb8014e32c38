import { createElement, type ComponentType } from "react";
import { usePage } from "../page/use-page.ts";

/**
 * A part of a page that React keeps alive in the browser. `component` is the default export of a file
 * `app/{folder}/{name}.island.tsx`; its props must survive JSON. The rest of the page ships no React.
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
  const html = usePage().renderIsland(createElement(component, props), `${name}-`);
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
