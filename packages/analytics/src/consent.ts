export type Consent = "granted" | "denied" | null;

/** Where the answer is kept; other tabs hear of a change. */
export const consentKey = "analytics-consent";

/** What the visitor has answered; null before an answer, and where the browser keeps nothing. */
export function readConsent(storage: Pick<Storage, "getItem">): Consent {
  try {
    const stored = storage.getItem(consentKey);
    return stored === "granted" || stored === "denied" ? stored : null;
  } catch {
    return null;
  }
}

export function storeConsent(storage: Pick<Storage, "setItem">, consent: Exclude<Consent, null>): void {
  try {
    storage.setItem(consentKey, consent);
  } catch {
    // It holds for this page, and is asked for again on the next.
  }
}

/**
 * Whether anything may be measured. Global Privacy Control is a no (https://w3c.github.io/gpc/), and so is a visitor's; where the
 * operator demands consent, only a yes is a yes.
 */
export function mayMeasure(
  consent: Consent,
  { demandsConsent, hasPrivacyControl }: { demandsConsent: boolean; hasPrivacyControl: boolean },
): boolean {
  if (hasPrivacyControl) return false;
  return demandsConsent ? consent === "granted" : consent !== "denied";
}

/** Whether the page may bring in others whom the visitor has not called: after a yes alone, and never against Global Privacy Control. */
export const mayLoadThirdParties = (consent: Consent, hasPrivacyControl: boolean): boolean =>
  consent === "granted" && !hasPrivacyControl;
