import { ButtonLink } from "@zoetrope/ui";
import { LateDrawing } from "../art/late-drawing.tsx";
import { usePage } from "../page/use-page.ts";

/** Between the results: for those who look for what nobody has drawn yet. */
export function HireBand() {
  const { messages, href } = usePage();
  return (
    <aside className="hire-band panel tissue tint-lilac" aria-label={messages.browse.hireLink}>
      <div className="hire-band__text">
        <p className="h3">{messages.browse.hireTitle}</p>
        <p>{messages.browse.hireText}</p>
        <ButtonLink href={href("/marketplace/animators")}>{messages.browse.hireLink}</ButtonLink>
      </div>
      <div className="hire-band__art">
        <LateDrawing name="scissors" />
      </div>
    </aside>
  );
}
