import type { AuthErrorCode, AuthMethod } from "@zoetrope/auth-protocol";
import type { AccountsMessages } from "@zoetrope/i18n";
import type { IconName } from "@zoetrope/ui";

/** How a sign-in provider is shown: its icon, its messages, its part of the settings and the codes that pages hand on of it. */
interface ProviderPresentation {
  icon: IconName;
  /** Of its part of the settings. */
  anchor: string;
  /** What the page around a frame is told of a sign-in by it. */
  method: AuthMethod;
  /** What pages are handed where a sign-in by it has failed for no reason of its own. */
  failureCode: AuthErrorCode;
  /** `done` of the settings once it was linked, and once it was removed. */
  linked: "google" | "provider";
  removed: "google-removed" | "provider-removed";
  continueWith(frame: AccountsMessages["frame"], name: string): string;
  signUpWith(frame: AccountsMessages["frame"], name: string): string;
  notLinked(settings: AccountsMessages["settings"], name: string): string;
  link(settings: AccountsMessages["settings"], name: string): string;
  unlink(settings: AccountsMessages["settings"], name: string): string;
}

const google: ProviderPresentation = {
  icon: "circle-user-round",
  anchor: "google",
  method: "google",
  failureCode: "google_failed",
  linked: "google",
  removed: "google-removed",
  continueWith: (frame) => frame.continueWithGoogle,
  signUpWith: (frame) => frame.signUpWithGoogle,
  notLinked: (settings) => settings.google.notLinked,
  link: (settings) => settings.google.link,
  unlink: (settings) => settings.google.unlink,
};

const anyProvider: Omit<ProviderPresentation, "anchor"> = {
  icon: "building-2",
  method: "oidc",
  failureCode: "provider_failed",
  linked: "provider",
  removed: "provider-removed",
  continueWith: (frame, name) => frame.continueWith({ name }),
  signUpWith: (frame, name) => frame.signUpWith({ name }),
  notLinked: (settings, name) => settings.provider.notLinked({ name }),
  link: (settings, name) => settings.provider.link({ name }),
  unlink: (settings, name) => settings.provider.unlink({ name }),
};

/** Providers with a presentation of their own, by id; all others share one. */
const presentations: Readonly<Record<string, ProviderPresentation>> = { google };

export const presentationOf = (id: string): ProviderPresentation =>
  (Object.hasOwn(presentations, id) ? presentations[id] : undefined) ?? {
    ...anyProvider,
    anchor: `provider-${id}`,
  };
