import { useState } from "react";
import type { AnimationMessages } from "@zoetrope/i18n";
import { readHex } from "./colour-mapping.ts";

interface SwatchProps {
  original: string;
  current: string;
  messages: AnimationMessages["colours"];
  writeHex: (hex: string) => string;
  onChange: (hex: string) => void;
}

/** One colour of the file: the browser's own picker, and its value to type. */
export function ColourSwatch({ original, current, messages, writeHex, onChange }: SwatchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readHex(typed) === null;
  return (
    <li className="palette__colour">
      <input
        type="color"
        value={current}
        aria-label={messages.pick({ hex: writeHex(original) })}
        onInput={(event) => onChange(event.currentTarget.value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <input
        type="text"
        className="tabular-numbers"
        value={typed ?? writeHex(current)}
        aria-label={messages.hex({ hex: writeHex(original) })}
        aria-invalid={isWrong || undefined}
        maxLength={9}
        size={8}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          const hex = readHex(text);
          if (hex && text.trim().length >= 6) onChange(hex);
        }}
        onBlur={() => {
          const hex = typed === null ? null : readHex(typed);
          if (hex) onChange(hex);
          setTyped(null);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
    </li>
  );
}
