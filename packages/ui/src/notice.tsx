import type { ReactNode } from "react";
import type { Tint } from "./tint.ts";

/** A drawing, one sentence, one action: for lists without entries and for things that failed. */
export function Empty({
  drawing,
  tint,
  title,
  children,
  action,
  level = 2,
}: {
  drawing: ReactNode;
  tint: Tint;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  level?: 1 | 2;
}) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <section className="empty-state">
      <div className={`empty-state__art tint-${tint}`}>{drawing}</div>
      <Heading className="h3">{title}</Heading>
      <p className="secondary-text">{children}</p>
      {action}
    </section>
  );
}

/** A field with its label above, a hint, and an error that says what to do. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
}: {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  children: ReactNode;
}) {
  return (
    <div className={error === undefined ? "field" : "field is-error"}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint === undefined ? null : (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
