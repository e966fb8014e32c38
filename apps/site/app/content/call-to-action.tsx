import type { ReactNode } from "react";
import type { Tint } from "@zoetrope/ui";
import { ContentDrawing } from "./content-drawing.tsx";
import type { ContentDrawingName } from "./drawing-names.ts";

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
    <section className={`ct-cta panel tissue t-${tint}`}>
      <div className="ct-cta__t">
        <h2 className="h2">{title}</h2>
        {children}
      </div>
      <div className="ct-cta__d">
        <ContentDrawing name={drawing} />
      </div>
    </section>
  );
}
