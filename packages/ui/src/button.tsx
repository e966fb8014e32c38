import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.ts";

export type ButtonVariant = "accent" | "primary" | "secondary" | "tertiary" | "inverse";
export type ButtonSize = "small" | "medium" | "large";

const className = (variant: ButtonVariant, size: ButtonSize): string =>
  `button button--${variant}${size === "medium" ? "" : ` button--${size}`}`;

interface Appearance {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  children: ReactNode;
}

/** `accent` once per view, `primary` for the main action elsewhere, `secondary` second, `tertiary` third. */
export function Button({
  variant = "primary",
  size = "medium",
  icon,
  children,
  ...rest
}: Appearance & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={className(variant, size)}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button, for actions that lead to another address. */
export function ButtonLink({
  variant = "primary",
  size = "medium",
  icon,
  children,
  href,
  rel,
  target,
}: Appearance & { href: string; rel?: string; target?: "_top" }) {
  return (
    <a className={className(variant, size)} href={href} rel={rel} target={target}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </a>
  );
}

/** 44 × 44; the label is required because the icon says nothing aloud. */
export function IconButton({
  icon,
  label,
  ...rest
}: { icon: IconName; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className="icon-button" aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
