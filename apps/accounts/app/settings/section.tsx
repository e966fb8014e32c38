import type { Account } from "@zoetrope/identity";
import type { ReactNode } from "react";
import type { FormState } from "../page/form-state.ts";
import { usePage } from "../page/use-page.ts";

export interface SectionProps {
  account: Account;
  /** State of the form with this intent. */
  formOf(intent: string): FormState;
}

/** One part of the settings, with an address of its own. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="box settings-part" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="h4" id={`${id}-title`}>
        {title}
      </h2>
      {lead === undefined ? null : <p className="secondary-text">{lead}</p>}
      {children}
    </section>
  );
}

/** The button of one row of a list: it sends the id of the row under `name`. */
export function RowForm({
  intent,
  name,
  id,
  label,
  children,
}: {
  intent: string;
  name: string;
  id: string;
  /** Names the row as well, for those who hear the buttons one after the other. */
  label: string;
  children: ReactNode;
}) {
  return (
    <form method="post" action={usePage().to("/settings")}>
      <input type="hidden" name={name} value={id} />
      <button
        type="submit"
        name="intent"
        value={intent}
        className="button button--secondary button--small"
        aria-label={label}
      >
        {children}
      </button>
    </form>
  );
}

/** A form of the settings page: one intent, one button. */
export function SettingsForm({
  intent,
  submit,
  variant = "primary",
  isFile = false,
  children,
}: {
  intent: string;
  submit: string;
  variant?: "primary" | "secondary" | "danger";
  isFile?: boolean;
  children?: ReactNode;
}) {
  return (
    <form
      className="stack settings-part__form"
      method="post"
      action={usePage().to("/settings")}
      encType={isFile ? "multipart/form-data" : undefined}
      data-busy=""
    >
      {children}
      <button type="submit" name="intent" value={intent} className={`button button--${variant}`}>
        {submit}
      </button>
    </form>
  );
}
