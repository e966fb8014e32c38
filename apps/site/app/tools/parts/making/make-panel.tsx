import { formatBytes } from "@zoetrope/i18n";
import type { MadeFile } from "@zoetrope/tools/engine";
import { Button, Icon, ProgressBar } from "@zoetrope/ui";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { type MakeState, useObjectUrl } from "@zoetrope/tools/react";

interface MakePanelProps extends Pick<WorkbenchProps, "locale" | "messages"> {
  state: MakeState<{ file: MadeFile }>;
  /** Of the file that it is made from, in bytes. */
  sizeBefore: number;
  label: string;
  onStart(): void;
  onStop(): void;
  /** What else can be done with the file. */
  renderActions?(file: MadeFile): ReactNode;
}

/** The one main action of a tool: make it; while it is made, how far and a way to stop; then the file with its size. */
export function MakePanel({
  locale,
  messages: { make: messages },
  state,
  sizeBefore,
  label,
  onStart,
  onStop,
  renderActions,
}: MakePanelProps) {
  const id = useId();
  const { phase } = state;
  const panel = useRef<HTMLDivElement>(null);
  const phaseBefore = useRef(phase);
  useLayoutEffect(() => {
    if (phaseBefore.current === phase) return;
    phaseBefore.current = phase;
    // The button that was pressed has gone: what can be done next takes its focus, so that a keyboard loses no place.
    if (document.activeElement !== document.body) return;
    panel.current
      ?.querySelector<HTMLElement>(phase === "done" ? "a" : "button")
      ?.focus({ preventScroll: true });
  }, [phase]);
  if (state.phase === "running") {
    return (
      <div className="make-panel" ref={panel}>
        <p className="make-panel__line tabular-numbers" id={id}>
          <b>{messages.running}</b>
          <span>{messages.percent({ share: state.share })}</span>
        </p>
        <ProgressBar value={Math.round(state.share * 100)} max={100} labelledBy={id} />
        <Button variant="secondary" onClick={onStop}>
          {messages.stop}
        </Button>
      </div>
    );
  }
  const isDone = state.phase === "done" && !state.isOutdated;
  return (
    <div className="make-panel" ref={panel}>
      <Button variant={isDone ? "secondary" : "accent"} size="large" onClick={onStart}>
        {state.phase === "done" ? messages.again : label}
      </Button>
      {state.phase === "done" ? (
        <MadeFileRow
          locale={locale}
          messages={messages}
          file={state.result.file}
          sizeBefore={sizeBefore}
          isOutdated={state.isOutdated}
        >
          {renderActions?.(state.result.file)}
        </MadeFileRow>
      ) : null}
      <p className="field__error" role="alert">
        {state.phase === "failed" ? (
          <>
            <Icon name="circle-alert" size="small" />
            <span>
              {Object.hasOwn(messages.problems, state.code)
                ? messages.problems[state.code as keyof typeof messages.problems]
                : messages.problems.failed}
            </span>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** As people write them, in any language. */
const formatNames: Record<string, string> = {
  "application/json": "Lottie JSON",
  "application/zip+dotlottie": "dotLottie",
  "image/apng": "APNG",
  "image/gif": "GIF",
  "image/svg+xml": "SVG",
  "image/webp": "WebP",
  "video/mp4": "MP4",
  "video/webm": "WebM",
};

function MadeFileRow({
  locale,
  messages,
  file,
  sizeBefore,
  isOutdated,
  children,
}: {
  locale: WorkbenchProps["locale"];
  messages: WorkbenchProps["messages"]["make"];
  file: MadeFile;
  sizeBefore: number;
  isOutdated: boolean;
  children: ReactNode;
}) {
  const url = useObjectUrl(file);
  const size = formatBytes(locale, file.bytes.length);
  return (
    <div className="make-panel__result">
      <p role="status" className="tabular-numbers">
        <b>{file.name}</b>{" "}
        <span className="secondary-text">
          {messages.size({ size, share: file.bytes.length / Math.max(1, sizeBefore) })}
        </span>
      </p>
      {isOutdated ? <p className="small-text muted-text">{messages.outdated}</p> : null}
      <a className="button button--accent button--large" href={url} download={file.name}>
        <Icon name="download" />
        {messages.download({ name: formatNames[file.mediaType] ?? file.name, size })}
      </a>
      {children}
    </div>
  );
}
