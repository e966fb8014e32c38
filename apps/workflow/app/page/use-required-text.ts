import { useRef, useState, type RefObject } from "react";

/** What a TextField shows of a line that has to be filled in. */
interface RequiredTextField {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  error: string | undefined;
  onText(text: string): void;
}

interface RequiredText {
  field: RequiredTextField;
  /** Without blanks around it; null while it is empty, which is then said, with the focus there. */
  read(): string | null;
  reset(): void;
}

/** A line of text that has to be filled in. `empty`: what is said where it is not. */
export function useRequiredText(initial: string, empty: string): RequiredText {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  return {
    field: {
      ref,
      value,
      error,
      onText(text) {
        setValue(text);
        setError(undefined);
      },
    },
    read() {
      const text = value.trim();
      if (text !== "") return text;
      setError(empty);
      ref.current?.focus();
      return null;
    },
    reset: () => setValue(initial),
  };
}
