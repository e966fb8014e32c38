import type { AnimationMessages } from "@zoetrope/i18n";
import type { FileFormat } from "../colours/recolour-file.ts";

export type DownloadChoice = FileFormat | "png";

export const extensions: Record<DownloadChoice, string> = {
  dotlottie: ".lottie",
  "dotlottie-optimised": ".lottie",
  json: ".json",
  "json-optimised": ".json",
  png: ".png",
};

interface FormatOptionsProps<Choice extends DownloadChoice> {
  messages: AnimationMessages["download"];
  /** With their sizes in the reader's language, where they are known. */
  formats: readonly { format: Choice; size: string }[];
  choice: NoInfer<Choice>;
  onChoose(choice: NoInfer<Choice>): void;
  isDisabled?(choice: NoInfer<Choice>): boolean;
}

/** The formats as a list, one of them chosen. */
export function FormatOptions<Choice extends DownloadChoice>(props: FormatOptionsProps<Choice>) {
  const { messages, formats, choice, onChoose, isDisabled } = props;
  return (
    <fieldset className="format-options">
      <legend className="label">{messages.legend}</legend>
      {formats.map(({ format, size }) => (
        <label key={format} className="format-options__row">
          <input
            type="radio"
            name="format"
            value={format}
            checked={choice === format}
            disabled={isDisabled?.(format) === true}
            onChange={() => onChoose(format)}
          />
          <span>
            <b>{messages.names[format]}</b>
            <span>{messages.hints[format]}</span>
          </span>
          <span className="tabular-numbers format-options__size">{size}</span>
        </label>
      ))}
    </fieldset>
  );
}
