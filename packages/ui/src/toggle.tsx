import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.ts";

export interface LinkOption {
  label: string;
  href: string;
  isCurrent: boolean;
  /** How many there are behind it, as people write it. */
  count?: string | undefined;
}

/** How many a choice leads to, beside its name. */
function ChoiceCount({ count }: { count: string | undefined }) {
  return count === undefined ? null : <span className="choice-count tabular-numbers">{count}</span>;
}

/** One of a few views of the same list; each is an address. */
export function Segmented({ label, options }: { label: string; options: readonly LinkOption[] }) {
  return (
    <div className="segmented-control" role="group" aria-label={label}>
      {options.map((option) => (
        <a
          key={option.href}
          href={option.href}
          rel="nofollow"
          aria-current={option.isCurrent ? "true" : undefined}
        >
          {option.label}
          <ChoiceCount count={option.count} />
        </a>
      ))}
    </div>
  );
}

/** Underlined in lamp; each tab is an address. */
export function Tabs({ label, options }: { label: string; options: readonly LinkOption[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {options.map((option) => (
        <a key={option.href} href={option.href} aria-current={option.isCurrent ? "true" : undefined}>
          {option.label}
          <ChoiceCount count={option.count} />
        </a>
      ))}
    </nav>
  );
}

/** A choice that turns ink when it is on. */
export function Chip({
  href,
  isOn = false,
  icon,
  count,
  children,
}: {
  href: string;
  isOn?: boolean;
  icon?: IconName;
  count?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a
      className="chip"
      href={href}
      rel={isOn ? "nofollow" : undefined}
      aria-current={isOn ? "true" : undefined}
    >
      {icon === undefined ? null : <Icon name={icon} size="small" />}
      {children}
      <ChoiceCount count={count} />
    </a>
  );
}
