import { Field } from "@zoetrope/ui";
import type { ComponentProps } from "react";

interface TextFieldProps extends Omit<
  ComponentProps<"input">,
  "aria-describedby" | "aria-invalid" | "className" | "id" | "onChange"
> {
  id: string;
  label: string;
  /** What is wrong with what stands in it; undefined while nothing is. */
  error: string | undefined;
  onText(text: string): void;
}

/** A line of text with its label, and with what is wrong with it. */
export function TextField({ id, label, error, onText, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} {...(error === undefined ? {} : { error })}>
      <input
        {...input}
        className="input"
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    </Field>
  );
}
