import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.ts";

export type ButtonLook = "lamp" | "ink" | "line" | "quiet" | "paper";
export type ButtonSize = "small" | "medium" | "large";

const className = (look: ButtonLook, size: ButtonSize): string =>
  `button button--${look}${size === "medium" ? "" : ` button--${size}`}`;

interface Look {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: IconName;
  children: ReactNode;
}

/** `lamp` once per view, `ink` for the main action elsewhere, `line` second, `quiet` third. */
export function Button({
  look = "ink",
  size = "medium",
  icon,
  children,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={className(look, size)}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button, for actions that lead to another address. */
export function ButtonLink({
  look = "ink",
  size = "medium",
  icon,
  children,
  href,
  rel,
  target,
}: Look & { href: string; rel?: string; target?: "_top" }) {
  return (
    <a className={className(look, size)} href={href} rel={rel} target={target}>
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
