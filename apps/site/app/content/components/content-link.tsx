import type { ReactNode } from "react";
import { Icon } from "@zoetrope/ui";
import { useTarget } from "./use-target.ts";

/** A link in running words; those to other sites carry an arrow. Without an address the words stand alone. */
export function ContentLink({ href = "", children }: { href?: string; children?: ReactNode }) {
  const target = useTarget(href);
  if (target === null) return children;
  return (
    <a className="link" {...target}>
      {children}
      {target.target === undefined ? null : (
        <Icon name="arrow-up-right" size="small" className="external-icon" />
      )}
    </a>
  );
}

/** A link of its own line, below words. */
export function GoLink({ href, children }: { href: string; children: ReactNode }) {
  const target = useTarget(href);
  if (target === null) return null;
  return (
    <a className="link link--arrow" {...target}>
      {children} <Icon name={target.target === undefined ? "arrow-right" : "arrow-up-right"} size="small" />
    </a>
  );
}

/** A button that leads somewhere. `accent` once a page, for what the page is about. */
export function Action({
  href,
  variant = "primary",
  children,
}: {
  href: string;
  variant?: "accent" | "primary" | "secondary";
  children: ReactNode;
}) {
  const target = useTarget(href);
  if (target === null) return null;
  return (
    <a className={`button button--${variant}`} {...target}>
      {children}
      {target.target === undefined ? null : <Icon name="arrow-up-right" size="small" />}
    </a>
  );
}
