import { formatBytes } from "@zoetrope/i18n";
import type { OperationControl } from "@zoetrope/lottie";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import type { EngineFile, MadeFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { FileStage } from "@zoetrope/tools/react";
import { useCallback, useState, type ReactNode } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { animationFiles } from "./animation-files.ts";
import { CommandLine } from "./command-line.tsx";
import { DropOverlay } from "./drop-overlay.tsx";
import { FileBar } from "./file-bar.tsx";
import { MakePanel } from "./make-panel.tsx";
import { MadePreview } from "./made-preview.tsx";
import { ToolInput } from "./tool-input.tsx";
import { useMake } from "./use-make.ts";
import { usePageDrop } from "./use-page-drop.ts";
import { useToolFile } from "./use-tool-file.ts";

export interface ToolWorkbenchProps<Options, Result extends { file: MadeFile }> extends WorkbenchProps {
  /** Of the main button: what it makes. */
  label: string;
  /** What is chosen before anybody chose, for a file. */
  initialOptions(facts: FileFacts): Options;
  renderOptions(settings: { options: Options; facts: FileFacts; change(options: Options): void }): ReactNode;
  make(file: EngineFile, options: Options, control: OperationControl): Promise<Result>;
  /** What there is to say of what was made. */
  renderReport?(result: Result): ReactNode;
  /** The command that does the same with a file of this name. */
  command(name: string, options: Options): string;
}

/** One file in, one file out: stage and file at the left, settings and the main action at the right. */
export function ToolWorkbench<Options, Result extends { file: MadeFile }>(
  props: ToolWorkbenchProps<Options, Result>,
) {
  const { locale, messages, player, initialOptions, renderOptions, make, command } = props;
  const [chosen, setChosen] = useState<{ opened: number; options: Options } | null>(null);
  const { state: made, start, stop, markOutdated } = useMake<Result>();
  // What was made of another file goes with it.
  const input = useToolFile(stop);
  const { state, open, openText } = input;
  const openFirst = useCallback(
    ([first]: File[]) => {
      if (first !== undefined) open(first);
    },
    [open],
  );
  const isOver = usePageDrop(openFirst, openText);
  const overlay = <DropOverlay isShown={isOver} text={messages.input.dropHere} />;

  if (state.phase !== "ready")
    return (
      <div className="workbench workbench--empty box" aria-busy={state.phase === "reading"}>
        <ToolInput
          messages={messages}
          refused={props.refused}
          sample={props.sample}
          input={input}
          accept={animationFiles}
          maxSize={formatBytes(locale, maxFileBytes)}
          onFiles={openFirst}
        />
        {overlay}
      </div>
    );
  const { file, facts, opened } = state;
  const options = chosen?.opened === opened ? chosen.options : initialOptions(facts);
  const change = (next: Options): void => {
    setChosen({ opened, options: next });
    markOutdated();
  };
  return (
    <div className="workbench box">
      <div className="workbench__stage">
        {made.phase === "done" ? (
          <MadePreview messages={messages} player={player} file={made.result.file}>
            <FileStage key={opened} facts={facts} name={file.name} messages={player} />
          </MadePreview>
        ) : (
          <FileStage key={opened} facts={facts} name={file.name} messages={player} />
        )}
        <FileBar
          locale={locale}
          messages={messages}
          file={file}
          facts={facts}
          accept={animationFiles}
          onFiles={openFirst}
        />
      </div>
      <form className="workbench__options" onSubmit={(event) => event.preventDefault()}>
        {renderOptions({ options, facts, change })}
        <MakePanel
          locale={locale}
          messages={messages}
          state={made}
          sizeBefore={file.bytes.length}
          label={props.label}
          onStart={() => start((control) => make(file, options, control))}
          onStop={stop}
        />
        {made.phase === "done" ? props.renderReport?.(made.result) : null}
        <CommandLine messages={messages} command={command(file.name, options)} />
      </form>
      {overlay}
    </div>
  );
}
