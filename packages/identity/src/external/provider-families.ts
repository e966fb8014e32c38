import type { SealedPurpose } from "../engine/sealed-tokens.ts";

/** What providers of one protocol have in common, and what is left of one that is configured no more. */
export interface ProviderFamily {
  /** What its states are sealed as. */
  purpose: SealedPurpose;
  /** How the names of its faults begin. */
  faults: "google" | "provider";
  /** The mails that tell of a change. */
  notices: { linked: "googleLinked" | "providerLinked"; unlinked: "googleUnlinked" | "providerUnlinked" };
  /** The name of the provider that a row of `credentials` belongs to; null for a row of another family. */
  nameOfRow(credential: string): string | null;
}

export const googleFamily: ProviderFamily = {
  purpose: "google",
  faults: "google",
  notices: { linked: "googleLinked", unlinked: "googleUnlinked" },
  nameOfRow: (credential) => (credential === "google" ? "Google" : null),
};

/** Rows of an OpenID Connect provider are named by its issuer: what it is called here may change, and whose subjects they are may not. */
export const issuerPrefix = "oidc:";

/** In letters that addresses have. */
const issuerRow = /^oidc:[\x21-\x7E]{1,500}$/;

export const openIdConnectFamily: ProviderFamily = {
  purpose: "oidc",
  faults: "provider",
  notices: { linked: "providerLinked", unlinked: "providerUnlinked" },
  nameOfRow: (credential) =>
    issuerRow.test(credential)
      ? (URL.parse(credential.slice(issuerPrefix.length))?.host ?? credential)
      : null,
};

export const providerFamilies: readonly ProviderFamily[] = [googleFamily, openIdConnectFamily];
