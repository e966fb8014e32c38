import type { ReactNode } from "react";
import { Icon } from "@zoetrope/ui";

/** A link of header or footer; one that leaves the platform opens a tab of its own and says so. */
export function ChromeLink({
  className,
  href,
  isOutside,
  newTab,
  isCurrent,
  children,
}: {
  className?: string | undefined;
  href: string;
  isOutside?: boolean;
  /** "opens in a new tab", read after the label. */
  newTab: string;
  isCurrent?: boolean;
  children: ReactNode;
}) {
  const leaves = isOutside === true ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a className={className} href={href} {...leaves} aria-current={isCurrent === true ? "page" : undefined}>
      {children}
      {isOutside === true ? (
        <>
          <Icon name="arrow-up-right" size="s" className="out" />
          <span className="sr">, {newTab}</span>
        </>
      ) : null}
    </a>
  );
}
