import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type JSX,
  type ReactNode,
} from "react";

/** Keeps markup and other text of the server that is the same on many pages (`createFragmentCache` of page-app). */
export interface FragmentCache {
  /** Stands in the markup for what was kept under the name, or else for what `make` gives. */
  getOrCreate(name: string, make: () => string): string;
  render(content: ReactNode): string;
  /** What was kept under the name, or else what `make` gives, with a value wherever it has `mark`, the value's number and `mark` again. */
  fill(name: string, mark: string, values: readonly string[], make: () => string): string;
  /** The name of a `<meta>` that React carries into the head of the document, in whose place the markup stands in the end. */
  placeInHead(markup: string): string;
}

export const FragmentCacheContext = createContext<FragmentCache | null>(null);
/** Around a page of the server. Without it everything is rendered where it stands. */
export const FragmentCacheProvider = FragmentCacheContext.Provider;

/**
 * Raw text of an element (`dangerouslySetInnerHTML`) that is the same wherever its name is: the name says everything that it hangs on.
 */
export function useCachedText(name: string, make: () => string): string {
  const fragments = useContext(FragmentCacheContext);
  return fragments === null ? make() : fragments.getOrCreate(name, make);
}

type CachedFragmentProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  "children" | "dangerouslySetInnerHTML"
> & {
  as: Tag;
  /** Says everything that the content hangs on: language, what is current. Its attributes are rendered anew each time. */
  cacheKey: string;
  /** Called where nothing is kept. What it gives finds no context. */
  children: () => ReactNode;
};

/** An element of the server whose content is the same on many pages: React renders it once, later pages get its markup. */
export function CachedFragment<Tag extends keyof JSX.IntrinsicElements>({
  as,
  cacheKey,
  children,
  ...attributes
}: CachedFragmentProps<Tag>) {
  const fragments = useContext(FragmentCacheContext);
  return fragments === null
    ? createElement(as, attributes, children())
    : createElement(as, {
        ...attributes,
        dangerouslySetInnerHTML: {
          __html: fragments.getOrCreate(cacheKey, () => fragments.render(children())),
        },
      });
}
