import { Button } from "@zoetrope/ui";
import type { EngineFile } from "@zoetrope/tools/engine";
import { warmTools } from "@zoetrope/tools/react";
import { useCallback, useState } from "react";
import { animationFiles } from "../parts/open-file/animation-files.ts";
import { FileInvitation } from "../parts/open-file/file-invitation.tsx";
import { OpeningStatus } from "../parts/open-file/opening-status.tsx";
import { usePageDrop } from "../parts/open-file/use-page-drop.ts";
import { WorkbenchBox } from "../parts/workbench-box.tsx";
import { useToolFile, type ToolFile } from "../parts/open-file/use-tool-file.ts";
import { SourceButtons } from "../sources/source-buttons.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import type { Renderers } from "./compare-files.ts";
import { ComparedFiles } from "./compared-files.tsx";

/** What two animations do differently, in this page. */
export default function Compare(props: WorkbenchProps) {
  const { messages, urls } = props;
  const before = useToolFile(urls);
  // The address of the page names one animation: it is the first.
  const after = useToolFile(urls, { isNamedByAddress: false });
  const { open: openBefore, openText: openTextBefore } = before;
  const { open: openAfter, openText: openTextAfter } = after;
  const [renderers, setRenderers] = useState<Renderers>({ before: "thorvg", after: "thorvg" });
  const openSame = useCallback(
    ({ name, bytes }: EngineFile) => {
      setRenderers({ before: "thorvg", after: "lottie-web" });
      openAfter(new File([bytes], name));
    },
    [openAfter],
  );
  const isBeforeMissing = before.opened === null && before.opening.phase !== "reading";
  const openFiles = useCallback(
    ([first, second]: File[]) => {
      if (first === undefined) return;
      if (second !== undefined) {
        openBefore(first);
        openAfter(second);
      } else if (isBeforeMissing) openBefore(first);
      else openAfter(first);
    },
    [openBefore, openAfter, isBeforeMissing],
  );
  const openText = useCallback(
    (text: string) => (isBeforeMissing ? openTextBefore(text) : openTextAfter(text)),
    [isBeforeMissing, openTextBefore, openTextAfter],
  );
  const isOver = usePageDrop(openFiles, openText);
  return (
    <WorkbenchBox
      locale={props.locale}
      messages={messages}
      sizes={props.sizes}
      isEmpty={before.opened === null || after.opened === null}
      isBusy={before.opening.phase === "reading" || after.opening.phase === "reading"}
      isOver={isOver}
      onIntent={warmTools}
    >
      {before.opened !== null && after.opened !== null ? (
        <ComparedFiles
          {...props}
          key={`${before.opened.number} ${after.opened.number}`}
          before={before.opened}
          after={after.opened}
          onBefore={openBefore}
          onAfter={openAfter}
          onBeforeAnimation={before.showAnimation}
          onAfterAnimation={after.showAnimation}
          renderers={renderers}
          onRenderers={setRenderers}
        >
          <Statuses {...props} before={before} after={after} />
        </ComparedFiles>
      ) : (
        <Invitation {...props} before={before} after={after} onFiles={openFiles} onSame={openSame} />
      )}
    </WorkbenchBox>
  );
}

interface Slots {
  before: ToolFile;
  after: ToolFile;
}

function Invitation({
  before,
  after,
  onFiles,
  onSame,
  ...props
}: WorkbenchProps &
  Slots & {
    onFiles(files: File[]): void;
    /** The first one is to be both. */
    onSame(file: EngineFile): void;
  }) {
  const { locale, messages, sample, urls } = props;
  const words = messages.compare;
  const first = before.opened?.file ?? null;
  const missing = first === null ? before : after;
  return (
    <FileInvitation
      title={first === null ? words.title : words.second({ name: first.name })}
      text={words.text({ size: props.sizes.largestFile })}
      choose={first === null ? words.choose : messages.input.choose}
      paste={messages.input.paste}
      accept={animationFiles}
      takesMany
      onFiles={onFiles}
      otherWays={
        <>
          {first === null ? null : (
            <Button variant="secondary" onClick={() => onSame(first)}>
              {words.sameFile}
            </Button>
          )}
          <SourceButtons
            locale={locale}
            messages={messages}
            urls={urls}
            // Who signs in comes back to the first of them.
            input={{ ...missing, action: before.action, storeWork: before.storeWork }}
            isAsking
          />
          {sample === null ? null : (
            <Button variant="tertiary" onClick={() => missing.openAddress(sample.name, sample.url)}>
              {messages.input.sample}
            </Button>
          )}
        </>
      }
      status={<Statuses {...props} before={before} after={after} />}
    />
  );
}

/** Of both files: what is being read, and why one was refused. */
const Statuses = ({ before, after, locale, messages, refused }: WorkbenchProps & Slots) =>
  [before, after].map((slot, index) => (
    <OpeningStatus
      key={index === 0 ? "before" : "after"}
      locale={locale}
      messages={messages}
      refused={refused}
      opening={slot.opening}
      onStop={slot.stop}
    />
  ));
