import { useId, type ReactNode } from "react";
import { GoLink } from "./content-link.tsx";

/**
 * A part of a page under a second heading. `beside` puts the heading to the left of the words, for text and questions;
 * `href` and `link` put the way on to the right of the heading.
 */
export function Section({
  title,
  id,
  lead,
  href,
  link,
  beside = false,
  children,
}: {
  title: string;
  id?: string;
  lead?: string;
  href?: string;
  link?: string;
  beside?: boolean;
  children?: ReactNode;
}) {
  const heading = useId();
  return (
    <section
      className={`content-section${beside ? " content-section--beside" : ""}`}
      id={id}
      aria-labelledby={heading}
    >
      <div className="content-section__header">
        <div>
          <h2 className="h2" id={heading}>
            {title}
          </h2>
          {lead === undefined ? null : <p className="lead">{lead}</p>}
        </div>
        {href === undefined ? null : <GoLink href={href}>{link}</GoLink>}
      </div>
      <div className="content-section__body prose">{children}</div>
    </section>
  );
}
