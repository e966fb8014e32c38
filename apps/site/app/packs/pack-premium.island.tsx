import type { PagesMessages } from "@zoetrope/i18n";
import { useState } from "react";
import { usePremium } from "../animation/premium/use-premium.ts";

export interface PackPremiumProps {
  messages: PagesMessages["packs"]["premium"];
  /** Premium pieces of the set. */
  count: number;
  /** All of the set, as people write it. */
  size: string;
  /** The address that says where all of it is, for whoever may have it. */
  action: string;
  urls: { accounts: string; workflow: string; api: string };
  signInUrl: string;
  plansUrl: string;
}

/** What of a set is left out of its free download, and what to do about it: sign in, a plan, or one download of all. */
export default function PackPremium(props: PackPremiumProps) {
  const { messages, count, size, action, urls, signInUrl, plansUrl } = props;
  const { right, fetchAddress } = usePremium(action, urls);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const download = () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    fetchAddress({})
      .then((address) => window.location.assign(address))
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };

  return (
    <div className="pack-premium small-text">
      {right === "yes" ? (
        <button
          type="button"
          className="button button--secondary"
          aria-disabled={isBusy || undefined}
          onClick={download}
        >
          {messages.download({ count, size })}
        </button>
      ) : (
        <p className="secondary-text">
          {messages.leftOut({ count })}{" "}
          {right === "sign-in" ? (
            <a className="link" href={signInUrl} data-account="login">
              {messages.signIn}
            </a>
          ) : right === "plan" ? (
            <>
              {messages.notInPlan}{" "}
              <a className="link" href={plansUrl}>
                {messages.plans}
              </a>
            </>
          ) : null}
        </p>
      )}
      <output className="field__error">{hasFailed ? messages.failed : ""}</output>
    </div>
  );
}
