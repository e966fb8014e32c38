import { formatBytes, formatMessage, type Locale } from "@zoetrope/i18n";
import {
  maxNameLength,
  maxPasskeys,
  maxPasswordLength,
  maxPictureBytes,
  maxUsernameLength,
  minPasswordLength,
  minUsernameLength,
} from "@zoetrope/kit/limits";
import type { Problem } from "./form-state.ts";
import type { Page } from "./use-page.ts";

/** Making one takes longer than rendering the page around it. */
const formats = new Map<string, Intl.NumberFormat>();

/** "40 seconds", "12 minutes": rounded up, so that nobody tries too early. */
function waitingTime(locale: Locale, seconds: number): string {
  const isShort = seconds < 60;
  const unit = isShort ? "second" : "minute";
  const key = `${locale} ${unit}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  formats.set(key, format);
  return format.format(isShort ? seconds : Math.ceil(seconds / 60));
}

/** What problems name beside the time to wait and the size of a picture. */
const lengths = {
  maxName: maxNameLength,
  minUsername: minUsernameLength,
  maxUsername: maxUsernameLength,
  minPassword: minPasswordLength,
  maxPassword: maxPasswordLength,
  maxPasskeys,
};

/** What is wrong, as a sentence; of some problems it says how long to wait, or how much is taken. */
export const problemText = (
  { messages, locale }: Pick<Page, "messages" | "locale">,
  problem: Problem,
  retryAfterInSeconds = 60,
): string =>
  formatMessage(messages.problems[problem], {
    time: waitingTime(locale, retryAfterInSeconds),
    size: formatBytes(locale, maxPictureBytes),
    ...lengths,
  });
