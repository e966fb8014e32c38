import { Fragment, type ReactNode } from "react";

const outlines = ["a", "b", "c", "d"];

/** Four outlines of what is on its way, which `label` says. */
export function Outlines({
  label,
  as: List = "div",
  className,
  children,
}: {
  label: string;
  as?: "div" | "ul";
  className: string;
  /** One of them. */
  children: ReactNode;
}) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <List className={className} aria-hidden="true">
        {outlines.map((outline) => (
          <Fragment key={outline}>{children}</Fragment>
        ))}
      </List>
    </>
  );
}
