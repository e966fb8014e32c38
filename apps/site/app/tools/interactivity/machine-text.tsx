import type { ToolsMessages } from "@zoetrope/i18n";
import { Field } from "@zoetrope/ui";
import { useId, useState } from "react";

/** As much text as somebody writes; larger machines come in files. */
const maxLetters = 200_000;

/** The state machine as JSON, to be changed at will. What cannot be read is told, and the machine stays. */
export function MachineText({
  messages,
  json,
  onChange,
}: {
  messages: ToolsMessages["machine"];
  json: unknown;
  onChange(json: unknown): void;
}) {
  const id = useId();
  const written = JSON.stringify(json, null, 2);
  const [typed, setTyped] = useState<{ text: string; of: string } | null>(null);
  // A template that is chosen takes the place of what was typed.
  const isTyped = typed !== null && typed.of === written;
  const text = isTyped ? typed.text : written;
  const isReadable = !isTyped || readable(text) !== undefined;
  return (
    <details className="disclosure settings-more">
      <summary>{messages.text}</summary>
      <div className="settings-more__body">
        <Field id={id} label={messages.textLabel} {...(isReadable ? {} : { error: messages.unreadable })}>
          <textarea
            id={id}
            className="input machine-text"
            rows={14}
            aria-invalid={!isReadable}
            aria-describedby={isReadable ? undefined : `${id}-error`}
            spellCheck={false}
            maxLength={maxLetters}
            value={text}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              const next = readable(value);
              setTyped({ text: value, of: next === undefined ? written : JSON.stringify(next, null, 2) });
              if (next !== undefined) onChange(next);
            }}
          />
        </Field>
      </div>
    </details>
  );
}

function readable(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
