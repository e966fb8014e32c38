import { GatewayError, SessionFetchError } from "@zoetrope/gateway-client";
import { formatNumber, locales, type Locale, type WorkflowWords } from "@zoetrope/i18n";
import { fill } from "@zoetrope/player/react";

const wordOf = (words: Readonly<Record<string, string>>, name: string | null): string | undefined =>
  name !== null && Object.hasOwn(words, name) ? words[name] : undefined;

/** Whether there was no answer at all: the words for it hang on what was on its way. */
export const isOffline = (error: unknown): boolean =>
  error instanceof SessionFetchError
    ? error.status === null
    : error instanceof GatewayError && error.code === "network";

/** Whether the workspace is gone for whoever asks: another try would not help, and they are to know why. */
export const isLost = (error: unknown): boolean =>
  error instanceof GatewayError && error.reason === "workspace-missing";

const pageLocale = (): Locale => {
  const lang = typeof document === "undefined" ? "en" : document.documentElement.lang;
  return locales.find((locale) => locale === lang) ?? "en";
};

/** What failures are worded with. */
export type ErrorMessages = Pick<WorkflowWords, "errors" | "refused" | "upload">;

/** A failure of the gateway or of an upload in the reader's language. */
export function errorMessage(error: unknown, { errors, refused, upload }: ErrorMessages): string {
  if (isOffline(error)) return upload.offline;
  if (error instanceof SessionFetchError) return errors.unauthenticated;
  if (!(error instanceof GatewayError)) return errors.other;
  const { limit, feature } = error;
  const word = wordOf(errors, feature === null ? null : `quota-${feature}`) ?? wordOf(errors, error.reason);
  if (limit !== null && word !== undefined) return fill(word, { max: formatNumber(pageLocale(), limit) });
  return (
    wordOf(refused, error.refusal) ??
    wordOf(errors, error.reason) ??
    wordOf(errors, error.code) ??
    errors.other
  );
}
