import { FragmentCacheContext } from "@zoetrope/ui/cached-fragment";
import { fillTemplate, type Values } from "@zoetrope/ui/filled-template";
import { createContext, useContext, type ComponentType, type ReactElement } from "react";
import { islandRoot, type IslandWhen } from "./island-root.ts";

/** Renders a tree of its own, so that ids of `useId` are the same when the island is hydrated. */
type RenderIsland = (element: ReactElement, identifierPrefix: string) => string;

const RendererContext = createContext<RenderIsland | null>(null);
/** Around a server-rendered page: how its islands become HTML (`renderToString` with an `identifierPrefix`). */
export const IslandRenderer = RendererContext.Provider;

const names = new WeakMap<object, number>();
let named = 0;

/** What messages and the like are kept by: the same object is the same text. */
function numberOf(value: object): number {
  let name = names.get(value);
  if (name === undefined) names.set(value, (name = named += 1));
  return name;
}

const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * How an island looks on the server on many pages alike (`FilledTemplate` of ui). `look` says all that its markup hangs on beside the
 * constants and the texts in `values`; `props` are those in which such a text stands, with whatever is given for it.
 */
interface IslandTemplate<Props extends object, Given extends Values> {
  look: string;
  values: Given;
  props(given: Given): Partial<Props>;
}

/** Of an island that looks the same on every page of a language, whatever it is handed. */
export const constantTemplate = { look: "", values: {}, props: () => ({}) };

/**
 * A part of a page that React keeps alive in the browser. `component` is the default export of a file
 * `app/{folder}/{name}.island.tsx`; its props must survive JSON, as messages do (`@zoetrope/i18n`). The rest of the page ships no React.
 *
 * `constants`: props that are the same objects on every page of a language, as messages are; their JSON is made once.
 * `when`: "load" hydrates it once the page has painted, "visible" when it nears the viewport, "intent" when somebody turns to the page
 * or `hydrateWaitingIslands` is called. `isApart`: it stands on a page of its own, and its code is asked for by itself.
 */
export function Island<
  Props extends object,
  Constant extends keyof Props = never,
  Given extends Values = Values,
>({
  name,
  component,
  constants,
  props,
  template,
  when = "load",
  isApart = false,
  className,
}: {
  name: string;
  component: ComponentType<Props>;
  constants?: Record<Constant, object>;
  props: Omit<Props, Constant>;
  /** Default: none, it is rendered anew on each page. */
  template?: IslandTemplate<Props, Given> | undefined;
  when?: IslandWhen;
  isApart?: boolean;
  className?: string;
}) {
  const renderIsland = useContext(RendererContext);
  const fragments = useContext(FragmentCacheContext);
  if (renderIsland === null) throw new Error("Island stands on server-rendered pages, within IslandRenderer");
  const given = { ...constants, ...props } as Props;
  const render = (element: ReactElement) => renderIsland(element, `${name}-`);
  const rendered = (placed: Partial<Props> = {}) => islandRoot(component, { ...given, ...placed }, when);
  const html =
    template === undefined || fragments === null
      ? render(rendered())
      : fillTemplate(
          fragments,
          ["island", name, when, ...Object.values<object>(constants ?? {}).map(numberOf), template.look].join(
            " ",
          ),
          template.values,
          (values) => rendered(template.props(values)),
          (element) => render(element as ReactElement),
        );
  const json = [
    ...Object.entries<object>(constants ?? {}).map(([key, value]) => {
      const text = () => jsonOf(value);
      return `${jsonOf(key)}:${fragments?.getOrCreate(`json ${numberOf(value)}`, text) ?? text()}`;
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
