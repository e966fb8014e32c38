import { Icon } from "@zoetrope/ui";
import type { ReactNode } from "react";
import type { FormState } from "../page/form-state.ts";
import { problemText } from "../page/problem-text.ts";
import { usePage } from "../page/use-page.ts";

/** A sentence about the whole form, read aloud when the page comes up. */
export function Banner({
  variant = "error",
  children,
}: {
  variant?: "error" | "success";
  children: ReactNode;
}) {
  return (
    <div
      className={variant === "success" ? "banner banner--success" : "banner"}
      role={variant === "success" ? "status" : "alert"}
    >
      <Icon name={variant === "success" ? "mail-check" : "circle-alert"} />
      <span>{children}</span>
    </div>
  );
}

/** What is wrong with the form as a whole; nothing where nothing is. */
export function FormBanner({ form }: { form: FormState }) {
  const page = usePage();
  const { problems } = page.messages;
  const { banner, retryAfterInSeconds } = form;
  if (banner === undefined) {
    return Object.keys(form.problems).length === 0 ? null : <Banner>{problems.fix}</Banner>;
  }
  const text = problemText(page, banner, retryAfterInSeconds);
  if (banner !== "wrong-credentials") return <Banner>{text}</Banner>;
  return (
    <Banner>
      <b>{problems["wrong-credentials-title"]}</b> {text}
    </Banner>
  );
}
