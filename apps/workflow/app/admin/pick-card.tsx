import { tintsOf } from "@zoetrope/ui";
import type { ReactNode } from "react";
import type { Pick } from "../data/editors-days-api.ts";

/** An animation as a small card that leads to its page, and what can be done with it. */
export function PickCard({ pick, children }: { pick: Pick; children?: ReactNode }) {
  return (
    <li className="pick" data-pick={pick.id}>
      <a
        className={`pick__stage tint-${tintsOf({ id: pick.id, dominantColour: null })[0]}`}
        href={pick.pageUrl}
        target="_blank"
        rel="noopener"
      >
        {pick.posterUrl === null ? null : <img src={pick.posterUrl} alt="" loading="lazy" />}
        <span className="pick__title">{pick.title}</span>
      </a>
      <span className="small-text secondary-text">{pick.creator}</span>
      {children}
    </li>
  );
}
