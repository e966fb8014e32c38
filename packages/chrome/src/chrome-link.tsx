import type { ReactNode } from "react";
import { Icon } from "@zoetrope/ui";

/** A link of header or footer; one that leaves the platform opens a tab of its own and says so. */
export function ChromeLink({
  className,
  href,
  isOutside,
  newTab,
  isCurrent,
  item,
  children,
}: {
  className?: string | undefined;
  href: string;
  isOutside?: boolean;
  /** "opens in a new tab", read after the label. */
  newTab: string;
  isCurrent?: boolean;
  /** What its clicks are counted by (measured.ts). */
  item?: string | undefined;
  children: ReactNode;
}) {
  const leaves = isOutside === true ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a
      className={className}
      href={href}
      {...leaves}
      aria-current={isCurrent === true ? "page" : undefined}
      data-item={item}
    >
      {children}
      {isOutside === true ? (
        <>
          <Icon name="arrow-up-right" size="small" className="external-icon" />
          <span className="visually-hidden">, {newTab}</span>
        </>
      ) : null}
    </a>
  );
}
