import { Button, Icon } from "@zoetrope/ui";
import { useId, useRef } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import type { ToolFile } from "./use-tool-file.ts";

interface ToolInputProps extends Pick<WorkbenchProps, "messages" | "refused" | "sample"> {
  input: ToolFile;
  /** Of `<input type=file>`: `.json,.lottie`. */
  accept: string;
  /** The largest file, as people write it. */
  maxSize: string;
  onFiles(files: File[]): void;
}

/** Where a file comes in while there is none: choosing, dropping, pasting, a sample; and why the last one was refused. */
export function ToolInput({
  messages: { input: messages },
  refused,
  sample,
  input,
  accept,
  maxSize,
  onFiles,
}: ToolInputProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const { state } = input;
  const problem =
    state.phase === "failed"
      ? messages.refused({
          name: state.name,
          reason: reasonOf(state.code, refused, messages.problems, maxSize),
        })
      : "";
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
            // The same file again is another wish.
            currentTarget.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
        {sample === null ? null : (
          <Button variant="tertiary" onClick={() => input.openAddress(sample.name, sample.url)}>
            {messages.sample}
          </Button>
        )}
      </div>
      <p className="small-text muted-text">{messages.paste}</p>
      <p className="field__error" role="alert">
        {problem === "" ? null : (
          <>
            <Icon name="circle-alert" size="small" />
            <span>{problem}</span>
          </>
        )}
      </p>
      <p className="small-text" role="status">
        {state.phase === "reading" ? messages.reading({ name: state.name }) : ""}
      </p>
    </div>
  );
}

/** Why a file is refused, in the reader's language. */
function reasonOf(
  code: string,
  refused: WorkbenchProps["refused"],
  problems: WorkbenchProps["messages"]["input"]["problems"],
  maxSize: string,
): string {
  const known = Object.hasOwn(refused, code) ? refused[code as keyof typeof refused] : undefined;
  if (typeof known === "function") return known({ size: maxSize });
  return known ?? (Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.other);
}
