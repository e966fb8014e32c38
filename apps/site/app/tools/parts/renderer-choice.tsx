import { formatBytes } from "@zoetrope/i18n";
import { describeDiagnostics } from "@zoetrope/i18n/describe-diagnostics";
import { pageEngine, type EngineFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { rendererNames, rendererTitles, skottieBytes, type RendererName } from "@zoetrope/tools/renderers";
import { useCallback } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { ChoiceButtons } from "./settings/choice-buttons.tsx";
import { FindingList } from "./finding-list.tsx";
import { useLatest } from "./use-latest.ts";

/** What draws a file, and what of it that renderer is known not to draw as meant. */
export function RendererChoice({
  locale,
  messages: { renderer: messages },
  diagnostics,
  label = messages.choose,
  file,
  facts,
  value,
  onChange,
}: Pick<WorkbenchProps, "locale" | "messages" | "diagnostics"> & {
  /** Default: that a renderer is chosen. */
  label?: string;
  file: EngineFile;
  facts: Pick<FileFacts, "hasExpressions">;
  value: RendererName;
  onChange(renderer: RendererName): void;
}) {
  const find = useCallback(
    (control: { signal?: AbortSignal }) =>
      pageEngine().run("rendererFindings", [file], { renderer: value }, control),
    [file, value],
  );
  const { result: findings } = useLatest(find);
  const renderer = rendererTitles[value];
  return (
    <div className="renderer-choice">
      <ChoiceButtons
        label={label}
        names={rendererTitles}
        values={rendererNames}
        value={value}
        onChange={onChange}
      />
      {value === "skottie" ? null : (
        <p className="small-text secondary-text">
          {messages.loads({
            renderer: rendererTitles.skottie,
            size: formatBytes(locale, skottieBytes),
          })}
        </p>
      )}
      {value === "thorvg" ? null : <p className="small-text secondary-text">{messages.notes[value]}</p>}
      {facts.hasExpressions ? <p className="small-text secondary-text">{messages.expressions}</p> : null}
      {findings === null ? null : (
        <FindingList
          title={messages.lacking({ renderer })}
          none={messages.nothingLacking({ renderer })}
          sentences={describeDiagnostics(diagnostics, findings)}
        />
      )}
    </div>
  );
}
