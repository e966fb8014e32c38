import type { AnimationMessages } from "@zoetrope/i18n";
import { useCallback } from "react";
import { usePremium } from "../premium/use-premium.ts";
import AnimationColours, { inCapitals, type ColoursProps } from "./animation-colours.island.tsx";

export interface PremiumColoursProps extends Omit<ColoursProps, "fileUrl" | "fetchBytes" | "themes"> {
  premium: AnimationMessages["premium"];
  /** The address that says where the file is, to whoever may have it. */
  action: string;
  urls: { accounts: string; workflow: string; api: string };
  signInUrl: string;
  plansUrl: string;
}

const noThemes: string[] = [];

/** The colours of a premium animation: to be changed by those whose plan includes it; everybody else sees them, and how to. */
export default function PremiumColours({
  premium,
  action,
  urls,
  signInUrl,
  plansUrl,
  writeHex = inCapitals,
  ...colours
}: PremiumColoursProps) {
  const { right, fetchFile } = usePremium(action, urls);
  const fetchBytes = useCallback(
    async () => (await fetchFile("dotlottie", "recolour")).arrayBuffer(),
    [fetchFile],
  );
  // What plays until a colour is changed is the preview, which has no themes to show.
  if (right === "yes")
    return <AnimationColours {...colours} themes={noThemes} fileUrl={action} fetchBytes={fetchBytes} />;
  return (
    <section aria-labelledby="colours-title">
      <div className="animation-page__heading">
        <h2 className="h3" id="colours-title">
          {colours.messages.title}
        </h2>
      </div>
      <ul className="palette">
        {colours.painted.map((hex) => (
          <li key={hex} className="palette__colour">
            <svg className="palette__still" aria-hidden="true">
              <rect width="100%" height="100%" fill={hex} />
            </svg>
            <span className="tabular-numbers">{writeHex(hex)}</span>
          </li>
        ))}
      </ul>
      <p className="secondary-text" role="status">
        {right === "unknown"
          ? premium.checking
          : right === "plan"
            ? premium.recolourPlan
            : premium.recolourSignIn}{" "}
        {right === "sign-in" ? (
          <a className="link" href={signInUrl} data-account="login">
            {premium.recolourSignInLink}
          </a>
        ) : null}
        {right === "plan" ? (
          <a className="link" href={plansUrl}>
            {premium.plans}
          </a>
        ) : null}
      </p>
    </section>
  );
}
