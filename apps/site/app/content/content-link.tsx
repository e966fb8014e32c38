import type { ReactNode } from "react";
import { Icon } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";
import { contentHref, isOutside } from "./content-href.ts";

/** A link in running words; those to other sites carry an arrow. */
export function ContentLink({ href = "", children }: { href?: string; children?: ReactNode }) {
  const page = usePage();
  if (!isOutside(href)) {
    return (
      <a className="link" href={contentHref(page, href)}>
        {children}
      </a>
    );
  }
  return (
    <a className="link" href={href} target="_blank" rel="noopener">
      {children}
      <Icon name="arrow-up-right" size="s" className="out" />
    </a>
  );
}

/** A link of its own line, below words. */
export function GoLink({ href, children }: { href: string; children: ReactNode }) {
  const page = usePage();
  const outside = isOutside(href) ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a className="link link--go" href={contentHref(page, href)} {...outside}>
      {children} <Icon name={isOutside(href) ? "arrow-up-right" : "arrow-right"} size="s" />
    </a>
  );
}

/** A button that leads somewhere. `lamp` once a page, for what the page is about. */
export function Action({
  href,
  look = "ink",
  children,
}: {
  href: string;
  look?: "lamp" | "ink" | "line";
  children: ReactNode;
}) {
  const page = usePage();
  const outside = isOutside(href) ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a className={`btn btn--${look}`} href={contentHref(page, href)} {...outside}>
      {children}
      {isOutside(href) ? <Icon name="arrow-up-right" size="s" /> : null}
    </a>
  );
}
