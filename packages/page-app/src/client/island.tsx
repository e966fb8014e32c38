import { FragmentCacheContext } from "@zoetrope/ui/cached-fragment";
import { createContext, useContext, type ComponentType, type ReactElement } from "react";
import { islandRoot, type IslandWhen } from "./island-root.ts";

/** Renders a tree of its own, so that ids of `useId` are the same when the island wakes up. */
type RenderIsland = (element: ReactElement, identifierPrefix: string) => string;

const RendererContext = createContext<RenderIsland | null>(null);
/** Around a server-rendered page: how its islands become HTML (`renderToString` with an `identifierPrefix`). */
export const IslandRenderer = RendererContext.Provider;

const names = new WeakMap<object, number>();
let named = 0;

/** What messages and the like are kept by: the same object is the same text. */
function nameOf(value: object): string {
  let name = names.get(value);
  if (name === undefined) names.set(value, (name = named += 1));
  return `json ${name}`;
}

const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * A part of a page that React keeps alive in the browser. `component` is the default export of a file
 * `app/{folder}/{name}.island.tsx`; its props must survive JSON, as messages do (`@zoetrope/i18n`). The rest of the page ships no React.
 *
 * `constants`: props that are the same objects on every page of a language, as messages are; their JSON is made once.
 * `when`: "load" wakes it once the page has painted, "visible" when it nears the viewport, "intent" when somebody turns to the page
 * or `wakeIslands` is called. `isApart`: it stands on a page of its own, and its code is asked for by itself.
 */
export function Island<Props extends object, Constant extends keyof Props = never>({
  name,
  component,
  constants,
  props,
  when = "load",
  isApart = false,
  className,
}: {
  name: string;
  component: ComponentType<Props>;
  constants?: Record<Constant, object>;
  props: Omit<Props, Constant>;
  when?: IslandWhen;
  isApart?: boolean;
  className?: string;
}) {
  const renderIsland = useContext(RendererContext);
  const fragments = useContext(FragmentCacheContext);
  if (renderIsland === null) throw new Error("Island stands on server-rendered pages, within IslandRenderer");
  const given = { ...constants, ...props } as Props;
  const html = renderIsland(islandRoot(component, given, when), `${name}-`);
  const json = [
    ...Object.entries<object>(constants ?? {}).map(([key, value]) => {
      const text = () => jsonOf(value);
      return `${jsonOf(key)}:${fragments?.getOrCreate(nameOf(value), text) ?? text()}`;
    }),
    ...Object.entries(props).flatMap(([key, value]) =>
      value === undefined ? [] : `${jsonOf(key)}:${jsonOf(value)}`,
    ),
  ];
  return (
    <>
      <div
        className={className}
        data-island={name}
        data-when={when}
        data-apart={isApart ? "" : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: `{${json.join()}}` }} />
    </>
  );
}
