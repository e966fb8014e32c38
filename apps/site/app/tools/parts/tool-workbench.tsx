import type { OperationControl } from "@zoetrope/lottie";
import type { EngineFile, MadeFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { FileStage, useMake, type MadeMedia } from "@zoetrope/tools/react";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { SaveButton } from "../workspace/save-button.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { CommandLine } from "./command/command-line.tsx";
import { MadePreview } from "./making/made-preview.tsx";
import { MakePanel } from "./making/make-panel.tsx";
import { OneFileTool, type OpenedParts } from "./one-file-tool.tsx";

interface ToolWorkbenchProps<Options, Result extends { file: MadeFile }> extends WorkbenchProps {
  /** Of the main button: what it makes. */
  label: string;
  /** What is chosen before anybody chose, for a file. */
  initialOptions(facts: FileFacts): Options;
  renderOptions(settings: { options: Options; facts: FileFacts; change(options: Options): void }): ReactNode;
  /** Between the settings and the main action: about what it will give. `hasFailed`: why it gives nothing is said there already. */
  renderEstimate?(settings: {
    file: EngineFile;
    facts: FileFacts;
    options: Options;
    hasFailed: boolean;
  }): ReactNode;
  make(file: EngineFile, options: Options, control: OperationControl, facts: FileFacts): Promise<Result>;
  /** What of the animation moving pictures show that are made so; without it they are shown alone. */
  shownPart?(options: Options, facts: FileFacts): MadeMedia["part"];
  /** What there is to say of what was made of the file. */
  renderReport?(result: Result, file: EngineFile, facts: FileFacts): ReactNode;
  /** What else can be taken along; `frameShown` is asked when it is. */
  renderStills?(settings: { file: EngineFile; options: Options; frameShown: () => number }): ReactNode;
  /** The command that does the same with a file of this name; null where there is none. */
  command(name: string, options: Options, facts: FileFacts): string | null;
}

/** One file in, one file out: stage and file at the left, settings and the main action at the right. */
export const ToolWorkbench = <Options, Result extends { file: MadeFile }>(
  props: ToolWorkbenchProps<Options, Result>,
) => <OneFileTool {...props} renderOpened={(opened) => <Conversion {...props} {...opened} />} />;

function Conversion<Options, Result extends { file: MadeFile }>({
  file,
  facts,
  fileBar,
  restored,
  input,
  ...props
}: ToolWorkbenchProps<Options, Result> & OpenedParts) {
  const { locale, messages, player } = props;
  const [options, setOptions] = useState(
    () => (restored?.options as Options | null | undefined) ?? props.initialOptions(facts),
  );
  const [madeWith, setMadeWith] = useState(options);
  const {
    state: made,
    start,
    stop,
    markOutdated,
  } = useMake<Result>((restored?.result as Result | null | undefined) ?? null);
  const { describeWork } = input;
  useEffect(() => {
    const isMade = made.phase === "done" && !made.isOutdated;
    describeWork({ options, result: isMade ? made.result : null });
  }, [describeWork, options, made]);
  const change = (next: Options): void => {
    setOptions(next);
    markOutdated();
  };
  // Asked for when a button is pressed: what follows it draws nothing anew.
  const [shown] = useState(() => ({ frame: 0 }));
  const follow = useCallback(
    (frame: number) => {
      shown.frame = frame;
    },
    [shown],
  );
  const frameShown = useCallback(() => shown.frame, [shown]);
  const original = <FileStage facts={facts} name={file.name} messages={player} onFrame={follow} />;
  const command = props.command(file.name, options, facts);
  return (
    <>
      <div className="workbench__stage">
        {made.phase === "done" ? (
          <MadePreview
            messages={messages}
            player={player}
            file={made.result.file}
            before={facts}
            part={props.shownPart?.(madeWith, facts) ?? null}
          >
            {original}
          </MadePreview>
        ) : (
          original
        )}
        {fileBar}
      </div>
      <form className="workbench__options" onSubmit={(event) => event.preventDefault()}>
        {props.renderOptions({ options, facts, change })}
        {props.renderEstimate?.({ file, facts, options, hasFailed: made.phase === "failed" })}
        <MakePanel
          locale={locale}
          messages={messages}
          state={made}
          sizeBefore={file.bytes.length}
          label={props.label}
          onStart={() => {
            setMadeWith(options);
            start((control) => props.make(file, options, control, facts));
          }}
          onStop={stop}
          renderActions={(madeFile) => (
            <SaveButton
              {...props}
              file={madeFile}
              isWanted={input.action === "save" && made.phase === "done" && made.result === restored?.result}
              onLeave={async () => await input.storeWork("save")}
            />
          )}
        />
        {made.phase === "done" ? props.renderReport?.(made.result, file, facts) : null}
        {props.renderStills?.({ file, options, frameShown })}
        {command === null ? null : <CommandLine messages={messages} command={command} />}
      </form>
    </>
  );
}
