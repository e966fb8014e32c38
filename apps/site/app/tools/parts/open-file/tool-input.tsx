import { Button } from "@zoetrope/ui";
import { SourceButtons } from "../../sources/source-buttons.tsx";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { FileInvitation } from "./file-invitation.tsx";
import { OpeningStatus } from "./opening-status.tsx";
import type { ToolFile } from "./use-tool-file.ts";

interface ToolInputProps extends Pick<WorkbenchProps, "locale" | "messages" | "refused" | "sample" | "urls"> {
  input: ToolFile;
  /** Of `<input type=file>`: `.json,.lottie`. */
  accept: string;
  /** The largest file, as people write it. */
  maxSize: string;
  onFiles(files: File[]): void;
}

/** Where a file comes in while there is none: choosing, dropping, pasting, the library, an address, a sample; and why the last one was refused. */
export function ToolInput({
  locale,
  messages,
  refused,
  sample,
  urls,
  input,
  accept,
  maxSize,
  onFiles,
}: ToolInputProps) {
  return (
    <FileInvitation
      title={messages.input.title}
      text={messages.input.text({ size: maxSize })}
      choose={messages.input.choose}
      paste={messages.input.paste}
      accept={accept}
      onFiles={onFiles}
      otherWays={
        <>
          <SourceButtons locale={locale} messages={messages} urls={urls} input={input} isAsking />
          {sample === null ? null : (
            <Button variant="tertiary" onClick={() => input.openAddress(sample.name, sample.url)}>
              {messages.input.sample}
            </Button>
          )}
        </>
      }
      status={
        <OpeningStatus
          locale={locale}
          messages={messages}
          refused={refused}
          opening={input.opening}
          onStop={input.stop}
        />
      }
    />
  );
}
