import { ButtonLink } from "@zoetrope/ui";
import { LateDrawing } from "../art/late-drawing.tsx";
import { usePage } from "../page/use-page.ts";

/** Between the results: for those who look for what nobody has drawn yet. */
export function HireBand() {
  const { words, href } = usePage();
  return (
    <aside className="hire-band panel tissue tint-lilac" aria-label={words.browse.hireLink}>
      <div className="hire-band__text">
        <p className="h3">{words.browse.hireTitle}</p>
        <p>{words.browse.hireText}</p>
        <ButtonLink href={href("/marketplace/animators")}>{words.browse.hireLink}</ButtonLink>
      </div>
      <div className="hire-band__art">
        <LateDrawing name="scissors" />
      </div>
    </aside>
  );
}
