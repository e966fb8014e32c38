import { formatBytes } from "@zoetrope/i18n";
import { Button, Icon, ProgressBar } from "@zoetrope/ui";
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { ChoiceButtons } from "../parts/settings/choice-buttons.tsx";
import { FileInvitation } from "../parts/open-file/file-invitation.tsx";
import { OpeningStatus } from "../parts/open-file/opening-status.tsx";
import { useObjectUrl } from "@zoetrope/tools/react";
import { usePageDrop } from "../parts/open-file/use-page-drop.ts";
import { WorkbenchBox } from "../parts/workbench-box.tsx";
import { SourceButtons } from "../sources/source-buttons.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { BatchFileList } from "./batch-file-list.tsx";
import { BatchSettingsFields } from "./batch-settings.tsx";
import { batchStepNames, initialSettings, type BatchStepName } from "./batch-steps.ts";
import { maxBatchFiles, useBatch } from "./use-batch.ts";
import { useBatchSources } from "./use-batch-sources.ts";

/** What file choosers offer. */
const accept = ".json,.lottie,.tgs,.svg,application/json,image/svg+xml";

/** As people write them, in any language. */
const formatNames = {
  apng: "APNG",
  dotlottie: "dotLottie",
  gif: "GIF",
  json: "Lottie JSON",
  mp4: "MP4",
  webm: "WebM",
  webp: "WebP",
} as const;

/** Many files and one step of any tool, in this page. */
export default function Batch(props: WorkbenchProps) {
  const { locale, messages } = props;
  const words = messages.batch;
  const batch = useBatch();
  const { items, add } = batch;
  const files = useMemo(() => items.map(({ file }) => file), [items]);
  const sources = useBatchSources(props.urls, { files, add });
  const isOver = usePageDrop(
    add,
    useCallback(
      (text: string) => add([new File([text], text.startsWith("<") ? "pasted.svg" : "pasted.json")]),
      [add],
    ),
  );
  const status = (
    <>
      <OpeningStatus
        locale={locale}
        messages={messages}
        refused={props.refused}
        opening={sources.opening}
        onStop={sources.stop}
      />
      <p className="field__error" role="alert">
        {batch.leftOut === 0 ? null : (
          <>
            <Icon name="circle-alert" size="small" />
            <span>{words.tooMany({ count: maxBatchFiles, left: batch.leftOut })}</span>
          </>
        )}
      </p>
    </>
  );
  const sourceButtons = { locale, messages, urls: props.urls, input: sources.input };
  return (
    <WorkbenchBox
      locale={locale}
      messages={messages}
      sizes={props.sizes}
      isEmpty={items.length === 0}
      isOver={isOver}
    >
      {items.length === 0 ? (
        <FileInvitation
          title={words.title}
          text={words.text({ count: maxBatchFiles, size: props.sizes.largestFile })}
          choose={words.choose}
          paste={messages.chooser.paste}
          accept={accept}
          takesMany
          onFiles={add}
          otherWays={<SourceButtons {...sourceButtons} isAsking />}
          status={status}
        />
      ) : (
        <>
          <div className="workbench__stage">
            <BatchFileList {...props} batch={batch} accept={accept}>
              <SourceButtons {...sourceButtons} isSmall />
            </BatchFileList>
            {status}
          </div>
          <BatchSettingsForm {...props} batch={batch} />
        </>
      )}
    </WorkbenchBox>
  );
}

function BatchSettingsForm({
  locale,
  messages,
  batch,
}: Pick<WorkbenchProps, "locale" | "messages"> & { batch: ReturnType<typeof useBatch> }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const phaseBefore = useRef(batch.state.phase);
  useLayoutEffect(() => {
    if (phaseBefore.current === batch.state.phase) return;
    phaseBefore.current = batch.state.phase;
    // The button that was pressed has gone: what can be done next takes its focus, so that a keyboard loses no place.
    if (document.activeElement !== document.body) return;
    panel.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [batch.state.phase]);
  const words = messages.batch;
  const names = { ...formatNames, ...words.steps };
  const { items, state } = batch;
  const [step, setStep] = useState<BatchStepName>("optimise");
  const [settings, setSettings] = useState(initialSettings);
  const ended = items.filter((item) => item.state.phase === "done" || item.state.phase === "failed").length;
  const share = items.reduce(
    (sum, { state: one }) =>
      sum + (one.phase === "running" ? one.share : one.phase === "waiting" ? 0 : 1) / items.length,
    0,
  );
  if (state.phase === "running")
    return (
      <div className="workbench__options">
        <div className="make-panel" ref={panel}>
          <p className="make-panel__line tabular-numbers" id={id}>
            <b>{names[step]}</b>
            <span>{words.running({ done: ended, count: items.length })}</span>
          </p>
          <ProgressBar value={Math.round(share * 100)} max={100} labelledBy={id} />
          <Button variant="secondary" onClick={batch.stop}>
            {words.stop}
          </Button>
        </div>
      </div>
    );
  return (
    <form className="workbench__options" onSubmit={(event) => event.preventDefault()}>
      <ChoiceButtons<BatchStepName>
        label={words.step}
        names={names}
        values={batchStepNames}
        value={step}
        onChange={setStep}
      />
      <BatchSettingsFields
        locale={locale}
        messages={messages}
        step={step}
        settings={settings}
        change={setSettings}
      />
      <div className="make-panel" ref={panel}>
        <Button
          variant={state.phase === "finished" ? "secondary" : "accent"}
          size="large"
          onClick={() => batch.start(step, settings)}
        >
          {words.start({ count: items.length })}
        </Button>
        {state.phase === "finished" ? (
          <BatchResult locale={locale} messages={messages} batch={batch} archive={state.archive} />
        ) : null}
      </div>
    </form>
  );
}

function BatchResult({
  locale,
  messages: { batch: words },
  batch: { items },
  archive,
}: Pick<WorkbenchProps, "locale" | "messages"> & {
  batch: ReturnType<typeof useBatch>;
  archive: { name: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> } | null;
}) {
  const count = (phase: string): number => items.filter((item) => item.state.phase === phase).length;
  return (
    <div className="make-panel__result">
      <p role="status">{words.summary({ made: count("done"), failed: count("failed") })}</p>
      {archive === null ? null : (
        <ArchiveLink
          archive={archive}
          label={words.download({ size: formatBytes(locale, archive.bytes.length) })}
        />
      )}
    </div>
  );
}

function ArchiveLink({
  archive,
  label,
}: {
  archive: { name: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> };
  label: string;
}) {
  return (
    <a className="button button--accent button--large" href={useObjectUrl(archive)} download={archive.name}>
      <Icon name="download" />
      {label}
    </a>
  );
}
