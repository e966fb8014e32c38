import type { ReactNode } from "react";
import { Icon, type Tint } from "@zoetrope/ui";
import { ContentDrawing } from "./content-drawing.tsx";
import { useContentMessages } from "../content-context.ts";
import type { ContentDrawingName } from "../drawing-names.ts";
import { useTarget } from "./use-target.ts";

/** Chooses which prices show: two radio buttons that the style sheet listens to, so it works without scripts. */
export function Billing({ monthly, yearly }: { monthly: string; yearly: string }) {
  const { billing } = useContentMessages();
  return (
    <fieldset className="content-billing">
      <legend className="visually-hidden">{billing}</legend>
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

export const Plans = ({ children }: { children: ReactNode }) => <ul className="content-plans">{children}</ul>;

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
    <li className={`content-plan tint-${tint}${isBest ? " tissue content-plan--best" : ""}`}>
      <div className="content-plan__window">
        <ContentDrawing name={drawing} />
      </div>
      <h2 className="h3">{title}</h2>
      <p className="content-plan__label">{lead}</p>
      <p className="content-plan__price tabular-numbers">
        <b className={yearly === undefined ? undefined : "content-plan__monthly"}>{price}</b>
        {yearly === undefined ? null : <b className="content-plan__yearly">{yearly}</b>}
        <span>{per}</span>
      </p>
      <a className={`button button--block ${isBest ? "button--primary" : "button--secondary"}`} {...target}>
        {link}
      </a>
      <div className="content-plan__features">{children}</div>
    </li>
  );
}

/** A table of plans; the column `best` (1 is the first) carries the tint of the recommended plan. */
export function Compare({ best, children }: { best: number; children: ReactNode }) {
  return <div className={`content-comparison content-comparison--${best}`}>{children}</div>;
}

export const Yes = () => (
  <>
    <Icon name="check" />
    <span className="visually-hidden">{useContentMessages().yes}</span>
  </>
);

export const No = () => (
  <>
    <span className="content-not-included" aria-hidden="true" />
    <span className="visually-hidden">{useContentMessages().no}</span>
  </>
);
