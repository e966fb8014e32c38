import { formatBytes, formatNumber } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import { SourceButtons } from "../../sources/source-buttons.tsx";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { AnimationChoice } from "./animation-choice.tsx";
import { OpeningStatus } from "./opening-status.tsx";
import { useLostFocus } from "./use-lost-focus.ts";
import type { OpenedFile, ToolFile } from "./use-tool-file.ts";

/** Which file is open, under the stage, and the ways to another. */
export function FileBar({
  locale,
  messages: allMessages,
  refused,
  urls,
  opened: { file, facts },
  input,
  accept,
  onFiles,
}: Pick<WorkbenchProps, "locale" | "messages" | "refused" | "urls"> & {
  opened: OpenedFile;
  input: ToolFile;
  accept: string;
  onFiles(files: File[]): void;
}) {
  const messages = allMessages.input;
  const text = useLostFocus<HTMLParagraphElement>();
  return (
    <div className="file-bar">
      <span className="file-bar__icon">
        <Icon name="image-play" />
      </span>
      <p className="file-bar__text" ref={text} tabIndex={-1}>
        <b>{file.name}</b>
        <span className="small-text secondary-text tabular-numbers">
          {messages.facts({
            size: formatBytes(locale, file.bytes.length),
            count: Math.round(facts.frameCount),
            rate: formatNumber(locale, Math.round(facts.frameRate * 100) / 100),
          })}
        </span>
      </p>
      <span className="file-bar__actions">
        <label className="button button--tertiary button--small">
          {messages.change}
          <input
            className="visually-hidden"
            type="file"
            accept={accept}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              currentTarget.value = "";
              if (files.length > 0) onFiles(files);
            }}
          />
        </label>
        <SourceButtons locale={locale} messages={allMessages} urls={urls} input={input} isSmall />
      </span>
      <AnimationChoice messages={allMessages} facts={facts} onChange={input.showAnimation} />
      <OpeningStatus
        locale={locale}
        messages={allMessages}
        refused={refused}
        opening={input.opening}
        onStop={input.stop}
      />
    </div>
  );
}
