import { describeDiagnostics } from "@zoetrope/i18n/describe-diagnostics";
import { FileStage } from "@zoetrope/tools/react";
import { Button } from "@zoetrope/ui";
import { useCallback, useState, type ReactNode } from "react";
import { CommandLine } from "../parts/command/command-line.tsx";
import { FileInvitation } from "../parts/open-file/file-invitation.tsx";
import { FindingList } from "../parts/finding-list.tsx";
import { usePageDrop } from "../parts/open-file/use-page-drop.ts";
import { WorkbenchBox } from "../parts/workbench-box.tsx";
import { AddressButton } from "../sources/address-button.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { SaveButton } from "../workspace/save-button.tsx";
import { convertCommand, initialMovement, wholeFrame, wholePresetFor } from "./movement.ts";
import { MovementSettings } from "./movement-settings.tsx";
import { RefusedSvgs } from "./refused-svgs.tsx";
import sampleDrawing from "./sample-drawing.svg?raw";
import { SvgArchive, SvgDownloads } from "./svg-downloads.tsx";
import { SvgFileList } from "./svg-file-list.tsx";
import type { ConvertedSvg } from "./convert-svg.ts";
import { useConversions } from "./use-conversions.ts";
import { useSvgFiles, type SvgFiles } from "./use-svg-files.ts";

/** Makes animations of SVGs, in this page. */
export default function SvgToLottie(props: WorkbenchProps) {
  const { locale, messages } = props;
  const files = useSvgFiles(props.urls);
  const { opened, open, openText } = files;
  const isOver = usePageDrop(
    open,
    useCallback((text: string) => openText("pasted.svg", text), [openText]),
  );
  const words = messages.fromSvg;
  const status = (
    <RefusedSvgs
      locale={locale}
      messages={messages}
      refused={props.refused}
      files={files.refused}
      readingCount={files.readingCount}
      onStop={files.stop}
    />
  );
  return (
    <WorkbenchBox
      locale={locale}
      messages={messages}
      sizes={props.sizes}
      isEmpty={opened.length === 0}
      isBusy={files.readingCount > 0}
      isOver={isOver}
    >
      {opened.length === 0 ? (
        <FileInvitation
          title={words.title}
          text={words.text({ size: props.sizes.largestDrawing })}
          choose={words.choose}
          paste={words.paste}
          accept=".svg,image/svg+xml"
          takesMany
          onFiles={open}
          otherWays={
            <>
              <AddressButton
                locale={locale}
                messages={messages}
                urls={props.urls}
                isAsking
                onOpen={files.openForeign}
              />
              <Button variant="tertiary" onClick={() => openText("boat.svg", sampleDrawing)}>
                {messages.input.sample}
              </Button>
            </>
          }
          status={status}
        />
      ) : (
        <OpenedSvgs {...props} files={files}>
          {status}
        </OpenedSvgs>
      )}
    </WorkbenchBox>
  );
}

function OpenedSvgs({
  files,
  children,
  ...props
}: WorkbenchProps & { files: SvgFiles; children: ReactNode }) {
  const { locale, messages, diagnostics, player } = props;
  const { opened } = files;
  const [movement, setMovement] = useState(files.restored ?? initialMovement);
  const [shownId, setShownId] = useState<number | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const conversions = useConversions(opened, movement);
  const shown = opened.find(({ id }) => id === shownId) ?? opened[0];
  if (shown === undefined) return null;
  const conversion = conversions.get(shown.id)?.conversion;
  const converted = conversion === undefined || "code" in conversion ? null : conversion;
  const losses = converted === null ? [] : describeDiagnostics(diagnostics, converted.diagnostics);
  const made = opened.flatMap(({ id }): ConvertedSvg[] => {
    const each = conversions.get(id);
    return each === undefined || each.of !== movement || "code" in each.conversion ? [] : [each.conversion];
  });
  const isPending = opened.some(({ id }) => conversions.get(id)?.of !== movement);
  return (
    <>
      <div className="workbench__stage">
        {converted === null ? (
          <div className="made-preview__picture" />
        ) : (
          <FileStage
            facts={converted.facts}
            name={shown.file.name}
            messages={player}
            restFrame={wholeFrame(wholePresetFor(movement, shown), converted.facts.frameCount)}
          />
        )}
        <SvgFileList
          locale={locale}
          messages={messages}
          opened={opened}
          shown={shown}
          conversions={conversions}
          onShow={setShownId}
          onRemove={files.remove}
          onFiles={files.open}
        />
        {children}
      </div>
      <form className="workbench__options" onSubmit={(event) => event.preventDefault()}>
        <MovementSettings
          locale={locale}
          messages={messages}
          movement={movement}
          preset={wholePresetFor(movement, shown)}
          change={(next) => {
            setUnreadable(null);
            setMovement(next);
          }}
          onUnreadable={setUnreadable}
        />
        <p className="field__error" role="alert">
          {unreadable !== null
            ? messages.input.refused({ name: unreadable, reason: messages.input.problems.unreadable })
            : conversion !== undefined && "code" in conversion
              ? messages.make.problems.failed
              : ""}
        </p>
        {opened.length > 1 ? (
          <SvgArchive locale={locale} messages={messages} converted={isPending ? null : made} />
        ) : converted === null ? null : (
          <SvgDownloads locale={locale} messages={messages} converted={converted}>
            <SaveButton
              {...props}
              file={converted.dotLottie}
              isWanted={files.restored !== null}
              onLeave={async () => await files.storeWork(movement)}
            />
          </SvgDownloads>
        )}
        {converted === null ? null : (
          <FindingList title={messages.fromSvg.losses} none={messages.fromSvg.noLosses} sentences={losses} />
        )}
        <CommandLine messages={messages} command={convertCommand(movement, shown)} />
      </form>
    </>
  );
}
