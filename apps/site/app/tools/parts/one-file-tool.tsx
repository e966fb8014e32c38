import type { EngineFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { warmTools } from "@zoetrope/tools/react";
import { Fragment, useCallback, type ReactNode } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { animationFiles } from "./open-file/animation-files.ts";
import { FileBar } from "./open-file/file-bar.tsx";
import { ToolInput } from "./open-file/tool-input.tsx";
import { WorkbenchBox } from "./workbench-box.tsx";
import { usePageDrop } from "./open-file/use-page-drop.ts";
import { useToolFile, type OpenedFile, type RestoredWork, type ToolFile } from "./open-file/use-tool-file.ts";

export interface OpenedParts {
  file: EngineFile;
  facts: FileFacts;
  published: OpenedFile["published"];
  /** Which file is open, and the way to another: it stands under the stage. */
  fileBar: ReactNode;
  /** What stood here before somebody signed in. */
  restored: RestoredWork | null;
  input: ToolFile;
}

interface OneFileToolProps extends WorkbenchProps {
  /** The tool with a file in it. What it knows goes with the file: the next one begins anew. */
  renderOpened(opened: OpenedParts): ReactNode;
}

/** A tool that works on one animation: where it comes in while there is none, and the tool once it has been read. */
export function OneFileTool({ renderOpened, ...props }: OneFileToolProps) {
  const { locale, messages, refused, sample, sizes, urls } = props;
  const input = useToolFile(urls);
  const { opened, opening, open, openText } = input;
  const openFirst = useCallback(
    ([first]: File[]) => {
      if (first !== undefined) open(first);
    },
    [open],
  );
  const isOver = usePageDrop(openFirst, openText);
  const common = { locale, messages, refused, urls, input, accept: animationFiles, onFiles: openFirst };
  return (
    <WorkbenchBox
      locale={locale}
      messages={messages}
      sizes={sizes}
      isEmpty={opened === null}
      isBusy={opening.phase === "reading"}
      isOver={isOver}
      onIntent={warmTools}
    >
      {opened === null ? (
        <ToolInput {...common} sample={sample} maxSize={sizes.largestFile} />
      ) : (
        <Fragment key={opened.number}>
          {renderOpened({
            file: opened.file,
            facts: opened.facts,
            published: opened.published,
            restored: opened.restored,
            input,
            fileBar: <FileBar {...common} opened={opened} />,
          })}
        </Fragment>
      )}
    </WorkbenchBox>
  );
}
