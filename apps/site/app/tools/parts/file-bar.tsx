import { formatBytes, formatNumber } from "@zoetrope/i18n";
import type { EngineFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { Icon } from "@zoetrope/ui";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Which file is open, under the stage, and the way to another. */
export function FileBar({
  locale,
  messages: { input: messages },
  file,
  facts,
  accept,
  onFiles,
}: Pick<WorkbenchProps, "locale" | "messages"> & {
  file: EngineFile;
  facts: FileFacts;
  accept: string;
  onFiles(files: File[]): void;
}) {
  return (
    <div className="file-bar">
      <span className="file-bar__icon">
        <Icon name="image-play" />
      </span>
      <p className="file-bar__text">
        <b>{file.name}</b>
        <span className="small-text secondary-text tabular-numbers">
          {messages.facts({
            size: formatBytes(locale, file.bytes.length),
            count: Math.round(facts.frameCount),
            rate: formatNumber(locale, Math.round(facts.frameRate * 100) / 100),
          })}
        </span>
      </p>
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
    </div>
  );
}
