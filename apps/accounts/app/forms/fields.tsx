import { Icon } from "@zoetrope/ui";
import type { InputHTMLAttributes, ReactNode } from "react";
import type { FormState } from "../page/form-state.ts";
import { problemText } from "../page/problem-text.ts";
import { usePage } from "../page/use-page.ts";

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "form"> {
  name: string;
  label: string;
  form: FormState;
  hint?: string;
  /** Begins the id, where the same name stands twice on a page. */
  prefix?: string;
  /** Stands over the end of the input. */
  inside?: ReactNode;
  /** Stands below the input, before its hint. */
  below?: ReactNode;
}

/** A field with its label, its hint, and what is wrong with it as a sentence that says what to do. */
export function TextField({ name, label, form, hint, prefix = "", inside, below, ...input }: FieldProps) {
  const page = usePage();
  const id = `${prefix}${name}`;
  const problem = form.problems[name];
  const described = [hint === undefined ? null : `${id}-hint`, problem && `${id}-problem`].filter(Boolean);
  return (
    <div className={problem === undefined ? "field" : "field is-error"}>
      <label htmlFor={id}>{label}</label>
      <div className="password-field">
        <input
          className="input"
          id={id}
          name={name}
          defaultValue={input.type === "password" ? undefined : form.values[name]}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={described.length === 0 ? undefined : described.join(" ")}
          {...input}
        />
        {inside}
      </div>
      {below}
      {hint === undefined ? null : (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem === undefined ? null : (
        <p className="field__error" id={`${id}-problem`}>
          <Icon name="circle-alert" size="small" />
          {problemText(page, problem)}
        </p>
      )}
    </div>
  );
}

/** A password that can be shown; `isNew` asks for a new one and says how strong it is. */
export function PasswordField({
  isNew = false,
  isMeasured = false,
  ownWords,
  ...field
}: Omit<FieldProps, "type" | "autoComplete" | "inside"> & {
  isNew?: boolean;
  isMeasured?: boolean;
  /** Of whoever it is for, beside what is typed on the page: the server does not take them as a password. */
  ownWords?: readonly string[];
}) {
  const page = usePage();
  const { messages } = page;
  const id = `${field.prefix ?? ""}${field.name}`;
  const shortest = problemText(page, "password-too-short");
  const isTooShort = field.form.problems[field.name] === "password-too-short";
  return (
    <TextField
      required
      // Said before anything is typed, and once: as the hint, or as what is wrong.
      {...(isMeasured && !isTooShort ? { hint: shortest } : {})}
      {...field}
      type="password"
      autoComplete={isNew ? "new-password" : "current-password"}
      inside={
        <button
          type="button"
          className="icon-button password-field__toggle"
          aria-label={messages.frame.showPassword}
          aria-controls={id}
          data-show-password={id}
          hidden
        >
          <Icon name="eye" />
        </button>
      }
      below={
        isMeasured ? (
          <div role="status">
            <div
              className="password-meter"
              data-strength-of={id}
              data-own-words={JSON.stringify(ownWords ?? [])}
              hidden
            >
              <progress className="progress-bar" value={0} max={24} aria-hidden="true" />
              <span className="field__hint" />
            </div>
          </div>
        ) : undefined
      }
    />
  );
}
