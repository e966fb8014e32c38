import { fill, type Locale } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import type { ReactNode } from "react";
import type { FormState } from "../page/form-state.ts";
import { usePage } from "../page/use-page.ts";

/** A sentence about the whole form, read aloud when the page comes up. */
export function Banner({ look = "error", children }: { look?: "error" | "ok"; children: ReactNode }) {
  return (
    <div
      className={look === "ok" ? "banner banner--success" : "banner"}
      role={look === "ok" ? "status" : "alert"}
    >
      <Icon name={look === "ok" ? "mail-check" : "circle-alert"} />
      <span>{children}</span>
    </div>
  );
}

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

/** What is wrong with the form as a whole; nothing where nothing is. */
export function FormBanner({ form }: { form: FormState }) {
  const { words, locale } = usePage();
  const { banner, retryAfterInSeconds } = form;
  if (banner === undefined) {
    return Object.keys(form.problems).length === 0 ? null : <Banner>{words.problems.fix}</Banner>;
  }
  const text = fill(words.problems[banner], { time: waitingTime(locale, retryAfterInSeconds ?? 60) });
  if (banner !== "wrong-credentials") return <Banner>{text}</Banner>;
  return (
    <Banner>
      <b>{words.problems["wrong-credentials-title"]}</b> {text}
    </Banner>
  );
}
