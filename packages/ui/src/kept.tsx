import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type JSX,
  type ReactNode,
} from "react";

/** Keeps markup and other text of the server that is the same on many pages (`createMarkupKeeper` of page-app). */
export interface MarkupKeeper {
  /** Stands in the markup for what was kept under the name, or else for what `make` gives. */
  keep(name: string, make: () => string): string;
  render(content: ReactNode): string;
}

const KeeperContext = createContext<MarkupKeeper | null>(null);
/** Around a page of the server. Without it everything is rendered where it stands. */
export const MarkupKeeperProvider = KeeperContext.Provider;

/**
 * Raw text of an element (`dangerouslySetInnerHTML`) that is the same wherever its name is: the name says everything that it hangs on.
 */
export function useKept(name: string, make: () => string): string {
  const keeper = useContext(KeeperContext);
  return keeper === null ? make() : keeper.keep(name, make);
}

type KeptProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  "children" | "dangerouslySetInnerHTML"
> & {
  as: Tag;
  /** Says everything that the content hangs on: language, what is current. Its attributes are rendered anew each time. */
  keptAs: string;
  /** Called where nothing is kept. What it gives finds no context. */
  children: () => ReactNode;
};

/** An element of the server whose content is the same on many pages: React renders it once, later pages get its markup. */
export function Kept<Tag extends keyof JSX.IntrinsicElements>({
  as,
  keptAs,
  children,
  ...attributes
}: KeptProps<Tag>) {
  const keeper = useContext(KeeperContext);
  return keeper === null
    ? createElement(as, attributes, children())
    : createElement(as, {
        ...attributes,
        dangerouslySetInnerHTML: { __html: keeper.keep(keptAs, () => keeper.render(children())) },
      });
}
