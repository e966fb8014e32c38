import type { ReactNode } from "react";
import { ContentDrawing } from "./content-drawing.tsx";
import { useContent } from "./content-context.ts";

/** The head of a page: its one first heading and lead at the left, its drawing on its tissue at the right. */
export function Hero({ title, children }: { title: string; children: ReactNode }) {
  const { frontMatter } = useContent().page;
  return (
    <header className="ct-hero">
      <div className="ct-hero__t">
        <h1 className="h1">{title}</h1>
        {children}
      </div>
      <div className={`ct-hero__d panel t-${frontMatter.tint}`}>
        <ContentDrawing name={frontMatter.drawing} />
      </div>
    </header>
  );
}
