import { Button, Icon } from "@zoetrope/ui";
import { useId, useRef } from "react";
import { LibraryButton } from "../library/library-button.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
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

/** Where a file comes in while there is none: choosing, dropping, pasting, the library, a sample; and why the last one was refused. */
export function ToolInput({
  locale,
  messages: allMessages,
  refused,
  sample,
  urls,
  input,
  accept,
  maxSize,
  onFiles,
}: ToolInputProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const messages = allMessages.input;
  return (
    <div className="tool-input">
      <Icon name="image-play" size="large" />
      <p className="h3" id={id}>
        {messages.title}
      </p>
      <p className="secondary-text tool-input__text">{messages.text({ size: maxSize })}</p>
      <div className="tool-input__actions">
        <Button aria-describedby={id} onClick={() => chooser.current?.click()}>
          {messages.choose}
        </Button>
        <input
          ref={chooser}
          hidden
          type="file"
          accept={accept}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file again is another request.
            currentTarget.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
        <LibraryButton locale={locale} messages={allMessages} urls={urls} onPick={input.openAnimation} />
        {sample === null ? null : (
          <Button variant="tertiary" onClick={() => input.openAddress(sample.name, sample.url)}>
            {messages.sample}
          </Button>
        )}
      </div>
      <p className="small-text muted-text">{messages.paste}</p>
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
