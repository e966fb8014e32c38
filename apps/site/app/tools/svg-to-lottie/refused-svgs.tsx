import { formatBytes } from "@zoetrope/i18n";
import { Button, Icon } from "@zoetrope/ui";
import { refusalText } from "../parts/open-file/refusal-text.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { maxSvgBytes, maxSvgFiles, type RefusedSvg } from "./use-svg-files.ts";

const maxNamed = 5;

/** How many files are still being read, with a way to stop it, and why some are not taken. */
export function RefusedSvgs({
  locale,
  messages: allMessages,
  refused,
  files,
  readingCount,
  onStop,
}: Pick<WorkbenchProps, "locale" | "messages" | "refused"> & {
  files: readonly RefusedSvg[];
  readingCount: number;
  onStop(): void;
}) {
  const { fromSvg: messages, input, make } = allMessages;
  const reasonOf = (code: string): string => {
    if (code === "too-many-files") return messages.tooMany({ count: maxSvgFiles });
    if (code === "unknown-format") return messages.noSvg;
    return refusalText(code, {
      refused,
      messages: allMessages,
      maxSize: formatBytes(locale, maxSvgBytes),
    });
  };
  return (
    <div className="opening-status">
      <div role="alert">
        {files.slice(0, maxNamed).map(({ id, name, code }) => (
          <p key={id} className="field__error">
            <Icon name="circle-alert" size="small" />
            <span>{input.refused({ name, reason: reasonOf(code) })}</span>
          </p>
        ))}
        {files.length > maxNamed ? (
          <p className="field__error">{messages.furtherRefused({ count: files.length - maxNamed })}</p>
        ) : null}
      </div>
      <p className="small-text" role="status">
        {readingCount > 0 ? messages.reading({ count: readingCount }) : ""}
      </p>
      {readingCount > 0 ? (
        <Button variant="secondary" size="small" onClick={onStop}>
          {make.stop}
        </Button>
      ) : null}
    </div>
  );
}
