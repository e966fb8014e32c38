import { formatBytes } from "@zoetrope/i18n";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import type { EngineFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { Fragment, useCallback, type ReactNode } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { animationFiles } from "./animation-files.ts";
import { DropOverlay } from "./drop-overlay.tsx";
import { FileBar } from "./file-bar.tsx";
import { ToolInput } from "./tool-input.tsx";
import { usePageDrop } from "./use-page-drop.ts";
import { useToolFile } from "./use-tool-file.ts";

interface OpenedFile {
  file: EngineFile;
  facts: FileFacts;
  /** Which file is open, and the way to another: it stands under the stage. */
  fileBar: ReactNode;
}

interface OneFileToolProps extends WorkbenchProps {
  /** The tool with a file in it. What it knows goes with the file: the next one begins anew. */
  renderOpened(opened: OpenedFile): ReactNode;
}

/** A tool that works on one animation: where it comes in while there is none, and the tool once it has been read. */
export function OneFileTool({ renderOpened, ...props }: OneFileToolProps) {
  const { locale, messages, refused, sample } = props;
  const input = useToolFile();
  const { state, open, openText } = input;
  const openFirst = useCallback(
    ([first]: File[]) => {
      if (first !== undefined) open(first);
    },
    [open],
  );
  const isOver = usePageDrop(openFirst, openText);
  const isReady = state.phase === "ready";
  return (
    <div
      className={isReady ? "workbench box" : "workbench workbench--empty box"}
      aria-busy={state.phase === "reading"}
    >
      {isReady ? (
        <Fragment key={state.opened}>
          {renderOpened({
            file: state.file,
            facts: state.facts,
            fileBar: (
              <FileBar
                locale={locale}
                messages={messages}
                file={state.file}
                facts={state.facts}
                accept={animationFiles}
                onFiles={openFirst}
              />
            ),
          })}
        </Fragment>
      ) : (
        <ToolInput
          messages={messages}
          refused={refused}
          sample={sample}
          input={input}
          accept={animationFiles}
          maxSize={formatBytes(locale, maxFileBytes)}
          onFiles={openFirst}
        />
      )}
      <DropOverlay isShown={isOver} text={messages.input.dropHere} />
    </div>
  );
}
