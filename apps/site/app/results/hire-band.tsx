import { ButtonLink } from "@zoetrope/ui";
import { LateDrawing } from "../art/late-drawing.tsx";
import { usePage } from "../page/use-page.ts";

/** Between the results: for those who look for what nobody has drawn yet. */
export function HireBand() {
  const { words, href } = usePage();
  return (
    <aside className="ask panel tissue t-lilac" aria-label={words.browse.hireLink}>
      <div className="ask__t">
        <p className="h3">{words.browse.hireTitle}</p>
        <p>{words.browse.hireText}</p>
        <ButtonLink href={href("/marketplace/animators")}>{words.browse.hireLink}</ButtonLink>
      </div>
      <div className="ask__art">
        <LateDrawing name="scissors" />
      </div>
    </aside>
  );
}
