import type { FeedbackKind } from "@zoetrope/identity/feedback-forms";
import type { Locale } from "@zoetrope/i18n";

/** As much of a form as is known when it fails. */
export interface FailedForm {
  kind: FeedbackKind | null;
  fields: Record<string, string>;
  locale: Locale;
}
