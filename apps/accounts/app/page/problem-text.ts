import { formatBytes, formatMessage, formatWait } from "@zoetrope/i18n";
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
    time: formatWait(locale, retryAfterInSeconds),
    size: formatBytes(locale, maxPictureBytes),
    ...lengths,
  });
