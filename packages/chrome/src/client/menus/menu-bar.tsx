import { NavigationMenu } from "radix-ui";
import { createElement, useEffect, useState, type ReactElement, type ReactNode } from "react";
import { elementFromDom } from "./element-from-dom.ts";
import { recentPosts, type RecentPost } from "./recent-posts.ts";

/** A menu of the row as the server wrote it, or a plain link. */
export type BarEntry =
  | { kind: "menu"; value: string; label: Element; panel: Element }
  | { kind: "link"; link: Element };

interface MenuBarProps {
  entries: readonly BarEntry[];
  /** The menu that was open when the row was taken over, or "". */
  defaultValue: string;
  api: string;
  localise(address: string): string;
}

function LatestPosts({
  api,
  localise,
  lang,
  waiting,
}: Pick<MenuBarProps, "api" | "localise"> & { lang: string | undefined; waiting: ReactNode }) {
  const [posts, setPosts] = useState<readonly RecentPost[] | null>(null);
  useEffect(() => {
    let isGone = false;
    void recentPosts(api).then((found) => isGone || setPosts(found));
    return () => {
      isGone = true;
    };
  }, [api]);
  if (posts === null)
    return (
      <ul className="menu-posts" lang={lang}>
        {waiting}
      </ul>
    );
  return (
    <ul className="menu-posts" lang={lang}>
      {posts.map(({ title, href, image }) => (
        <li key={href}>
          <NavigationMenu.Link className="menu-post" href={localise(href)}>
            <span className="menu-post__thumbnail">
              {image === null ? null : <img src={image} alt="" loading="lazy" decoding="async" />}
            </span>
            <b>{title}</b>
          </NavigationMenu.Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The row of menus on wide screens. Opening, closing, their delays (200, 300 and 150 ms) and the keyboard are Radix's, whose
 * defaults they are; the panels are the server's.
 */
export function MenuBar({ entries, defaultValue, api, localise }: MenuBarProps) {
  const replace = (
    node: Element,
    props: Record<string, string>,
    children: ReactNode[],
  ): ReactElement | null => {
    const { key } = props;
    if (node.localName === "a")
      return (
        <NavigationMenu.Link key={key} asChild>
          {createElement("a", { ...props, key: undefined }, ...children)}
        </NavigationMenu.Link>
      );
    if (node.hasAttribute("data-recent-posts"))
      return <LatestPosts key={key} api={api} localise={localise} lang={props["lang"]} waiting={children} />;
    return null;
  };
  return (
    // Without a name of its own: the library's is English, and the navigation around it has one.
    <NavigationMenu.Root asChild defaultValue={defaultValue} aria-label={undefined}>
      <div className="nav__bar">
        <NavigationMenu.List className="nav__list">
          {entries.map((entry) =>
            entry.kind === "link" ? (
              <NavigationMenu.Item key={entry.link.textContent}>
                {elementFromDom(entry.link, replace)}
              </NavigationMenu.Item>
            ) : (
              <NavigationMenu.Item key={entry.value} value={entry.value}>
                <NavigationMenu.Trigger className="nav__item">
                  {[...entry.label.childNodes].map((child, at) =>
                    child instanceof Element
                      ? elementFromDom(child, () => null, String(at))
                      : child.textContent,
                  )}
                </NavigationMenu.Trigger>
                <NavigationMenu.Content className="nav__panel">
                  {elementFromDom(entry.panel, replace)}
                </NavigationMenu.Content>
              </NavigationMenu.Item>
            ),
          )}
        </NavigationMenu.List>
      </div>
    </NavigationMenu.Root>
  );
}
