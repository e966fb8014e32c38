import type { ReactNode } from "react";
import type { Tint } from "@zoetrope/ui";
import { ContentDrawing } from "./content-drawing.tsx";
import type { ContentDrawingName } from "../drawing-names.ts";

/** The last sheet of a page: what to do now. */
export function CallToAction({
  title,
  tint,
  drawing,
  children,
}: {
  title: string;
  tint: Tint;
  drawing: ContentDrawingName;
  children: ReactNode;
}) {
  return (
    <section className={`content-call-to-action panel tissue tint-${tint}`}>
      <div className="content-call-to-action__text">
        <h2 className="h2">{title}</h2>
        {children}
      </div>
      <div className="content-call-to-action__drawing">
        <ContentDrawing name={drawing} />
      </div>
    </section>
  );
}
