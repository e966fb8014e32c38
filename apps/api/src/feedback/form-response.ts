import { FeedbackError, TooManyMessagesError, type FieldProblems } from "@zoetrope/identity/feedback";
import { formatBytes, formatMessage, getFeedbackMessages, type Locale } from "@zoetrope/i18n";
import { failureOf, type HostUrls } from "@zoetrope/kit";
import { maxFeedbackLengths, maxPictureBytes } from "@zoetrope/kit/limits";
import { problemOf } from "../http/problem.ts";
import type { FailedForm } from "./failed-form.ts";
import { formPage, formPagePolicy } from "./form-page.ts";

/** Why a form was not taken, in the language of the page that it stood on: as a page with the form again, or for a script. */
export function responseOf(
  error: unknown,
  form: FailedForm,
  { urls, wantsJson, headers }: { urls: HostUrls; wantsJson: boolean; headers: Headers },
): Response {
  const problem = problemOf(error);
  const { retryAfterInSeconds } = failureOf(error);
  const detail = errorMessage(error, problem.code, form.locale);
  const problems = error instanceof FeedbackError ? error.problems : {};
  const body = wantsJson
    ? JSON.stringify({ ...problem, detail, problems: fieldMessages(problems, form.locale) })
    : formPage({ form, detail, problems: fieldMessages(problems, form.locale), urls });
  const response = new Response(body, { status: problem.status });
  // Those of CORS.
  headers.forEach((value, name) => response.headers.set(name, value));
  response.headers.set("cache-control", "no-store");
  if (retryAfterInSeconds !== null) response.headers.set("retry-after", String(retryAfterInSeconds));
  if (wantsJson) response.headers.set("content-type", "application/problem+json");
  else {
    response.headers.set("content-type", "text/html; charset=utf-8");
    response.headers.set("content-security-policy", formPagePolicy(urls));
  }
  return response;
}

/** Empty where the fields say it themselves. */
function errorMessage(error: unknown, code: string, locale: Locale): string {
  const { errors } = getFeedbackMessages(locale);
  if (error instanceof TooManyMessagesError) {
    const { of, max, retryAfterInSeconds } = error;
    const minutes = Math.ceil((retryAfterInSeconds ?? 60) / 60);
    return errors[`too-many-${of}`]({ max, minutes });
  }
  if (error instanceof FeedbackError) return errors.title;
  if (code === "forbidden") return errors.foreign;
  if (code === "too-large") return errors["too-large"];
  return code === "bad-request" ? errors.unreadable : errors.other;
}

const fieldMessages = (problems: FieldProblems, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, name]) => [
      field,
      formatMessage(getFeedbackMessages(locale).errors[name], {
        size: formatBytes(locale, maxPictureBytes),
        maxName: maxFeedbackLengths.name,
        maxSubject: maxFeedbackLengths.subject,
        maxText: maxFeedbackLengths.text,
      }),
    ]),
  );
