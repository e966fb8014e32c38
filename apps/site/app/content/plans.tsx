import type { ReactNode } from "react";
import { Icon, type Tint } from "@zoetrope/ui";
import { ContentDrawing } from "./content-drawing.tsx";
import { useContentWords } from "./content-context.ts";
import type { ContentDrawingName } from "./drawing-names.ts";
import { useTarget } from "./use-target.ts";

/** Chooses which prices show: two radio buttons that the style sheet listens to, so it works without scripts. */
export function Billing({ monthly, yearly }: { monthly: string; yearly: string }) {
  const { billing } = useContentWords();
  return (
    <fieldset className="ct-bill">
      <legend className="sr">{billing}</legend>
      <label>
        <input type="radio" name="billing" value="monthly" />
        {monthly}
      </label>
      <label>
        <input type="radio" name="billing" value="yearly" defaultChecked />
        {yearly}
      </label>
    </fieldset>
  );
}

export const Plans = ({ children }: { children: ReactNode }) => <ul className="ct-plans">{children}</ul>;

/** One plan: a window, a price, one way on and what is in it. `isBest` lies on its tissue. */
export function Plan({
  title,
  lead,
  price,
  yearly,
  per,
  href,
  link,
  tint,
  drawing,
  isBest = false,
  children,
}: {
  title: string;
  lead: string;
  price: string;
  /** Price where it is paid by the year, if that differs. */
  yearly?: string;
  per: string;
  href: string;
  link: string;
  tint: Tint;
  drawing: ContentDrawingName;
  isBest?: boolean;
  children: ReactNode;
}) {
  const target = useTarget(href);
  return (
    <li className={`ct-plan t-${tint}${isBest ? " tissue ct-plan--best" : ""}`}>
      <div className="ct-plan__w">
        <ContentDrawing name={drawing} />
      </div>
      <h2 className="h3">{title}</h2>
      <p className="ct-plan__l">{lead}</p>
      <p className="ct-plan__p num">
        <b className={yearly === undefined ? undefined : "ct-plan__monthly"}>{price}</b>
        {yearly === undefined ? null : <b className="ct-plan__yearly">{yearly}</b>}
        <span>{per}</span>
      </p>
      <a className={`btn btn--block ${isBest ? "btn--ink" : "btn--line"}`} {...target}>
        {link}
      </a>
      <div className="ct-plan__f">{children}</div>
    </li>
  );
}

/** A table of plans; the column `best` (1 is the first) carries the tint of the recommended plan. */
export function Compare({ best, children }: { best: number; children: ReactNode }) {
  return <div className={`ct-compare ct-compare--${best}`}>{children}</div>;
}

export const Yes = () => (
  <>
    <Icon name="check" />
    <span className="sr">{useContentWords().yes}</span>
  </>
);

export const No = () => (
  <>
    <span className="ct-no" aria-hidden="true" />
    <span className="sr">{useContentWords().no}</span>
  </>
);
