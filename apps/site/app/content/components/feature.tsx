import type { ReactNode } from "react";
import type { Tint } from "@zoetrope/ui";
import { ContentDrawing } from "./content-drawing.tsx";
import { GoLink } from "./content-link.tsx";
import type { ContentDrawingName } from "../drawing-names.ts";

/** A sheet of tissue: words and a way on at the left, a drawing at the right (`flip` the other way round). */
export function Feature({
  title,
  tint,
  drawing,
  href,
  link,
  flip = false,
  children,
}: {
  title: string;
  tint: Tint;
  drawing: ContentDrawingName;
  href?: string;
  link?: string;
  flip?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`content-feature panel tissue tint-${tint}${flip ? " content-feature--flipped" : ""}`}>
      <div className="content-feature__text">
        <h3 className="h3">{title}</h3>
        {children}
        {href === undefined ? null : <GoLink href={href}>{link}</GoLink>}
      </div>
      <div className="content-feature__drawing">
        <ContentDrawing name={drawing} />
      </div>
    </div>
  );
}

/** Two features on one line, drawing below words. */
export function Features({ children }: { children: ReactNode }) {
  return <div className="content-features">{children}</div>;
}
