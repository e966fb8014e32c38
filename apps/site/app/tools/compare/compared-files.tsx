import { formatBytes } from "@zoetrope/i18n";
import { describeChanges } from "@zoetrope/i18n/describe-changes";
import type { ResultOf } from "@zoetrope/tools/engine";
import { rendererTitles, type RendererName } from "@zoetrope/tools/renderers";
import { ComparedStage, useMake } from "@zoetrope/tools/react";
import { Button, ProgressBar } from "@zoetrope/ui";
import { useCallback, useEffect, useId, useState, type ReactNode } from "react";
import { AnimationChoice } from "../parts/open-file/animation-choice.tsx";
import { animationFiles } from "../parts/open-file/animation-files.ts";
import { ChoiceButtons } from "../parts/settings/choice-buttons.tsx";
import { CommandLine } from "../parts/command/command-line.tsx";
import { comparedMessages } from "../parts/making/compared-messages.ts";
import { FindingList } from "../parts/finding-list.tsx";
import { quoteArgument } from "../parts/command/quote-argument.ts";
import { RendererChoice } from "../parts/renderer-choice.tsx";
import { useLostFocus } from "../parts/open-file/use-lost-focus.ts";
import type { OpenedFile } from "../parts/open-file/use-tool-file.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { compareFiles, type Renderers } from "./compare-files.ts";
import { DifferencePicture, DifferencePlot, DifferenceVerdict } from "./difference-report.tsx";

const layouts = ["side", "wipe", "overlay", "difference"] as const;
type Layout = (typeof layouts)[number];
const shownChanges = 100;

/** Whose picture it is; that ThorVG draws it goes without saying. */
const named = (side: string, renderer: RendererName): string =>
  renderer === "thorvg" ? side : `${side} · ${rendererTitles[renderer]}`;

/** Two files beside each other or over each other, and what is different in them, in sentences and in pixels. */
export function ComparedFiles({
  before,
  after,
  onBefore,
  onAfter,
  onBeforeAnimation,
  onAfterAnimation,
  renderers,
  onRenderers,
  children,
  ...props
}: WorkbenchProps & {
  before: OpenedFile;
  after: OpenedFile;
  onBefore(file: File): void;
  onAfter(file: File): void;
  /** Another animation of a dotLottie is the one that is compared. */
  onBeforeAnimation(id: string): void;
  onAfterAnimation(id: string): void;
  renderers: Renderers;
  onRenderers(renderers: Renderers): void;
  /** What is being read instead of one of them. */
  children: ReactNode;
}) {
  const { locale, messages, changes } = props;
  const words = messages.compare;
  const id = useId();
  const list = useLostFocus<HTMLDivElement>();
  const [layout, setLayout] = useState<Layout>("side");
  const { state: compared, start, stop } = useMake<ResultOf<"difference">>();
  const [files] = useState({ before, after });
  const compare = useCallback(
    () => start(async (control) => await compareFiles(files, renderers, control)),
    [files, renderers, start],
  );
  useEffect(compare, [compare]);
  const difference = compared.phase === "done" ? compared.result : null;
  const sentences =
    difference === null || changes === null
      ? []
      : describeChanges(changes, difference.changes.slice(0, shownChanges));
  const further = (difference?.changes.length ?? 0) - shownChanges;
  return (
    <>
      <div className="workbench__stage">
        {layout === "difference" ? (
          <DifferencePicture messages={messages} locale={locale} difference={difference} />
        ) : (
          <ComparedStage
            before={before.facts}
            after={after.facts}
            layout={layout}
            renderers={renderers}
            messages={comparedMessages(props, {
              before: named(words.before, renderers.before),
              after: named(words.after, renderers.after),
            })}
          />
        )}
        <div
          className="compared-files"
          ref={list}
          role="group"
          tabIndex={-1}
          aria-label={`${words.before} ${before.file.name}, ${words.after} ${after.file.name}`}
        >
          {[
            { label: words.before, opened: before, onFile: onBefore, onAnimation: onBeforeAnimation },
            { label: words.after, opened: after, onFile: onAfter, onAnimation: onAfterAnimation },
          ].map(({ label, opened, onFile, onAnimation }) => (
            <div key={label} className="compared-files__file">
              <p>
                <span className="small-text secondary-text">{label}</span>
                <b>{opened.file.name}</b>
                <span className="small-text secondary-text tabular-numbers">
                  {formatBytes(locale, opened.file.bytes.length)}
                </span>
              </p>
              <label className="button button--tertiary button--small">
                {messages.input.change}
                <input
                  className="visually-hidden"
                  type="file"
                  accept={animationFiles}
                  onChange={({ currentTarget }) => {
                    const [file] = currentTarget.files ?? [];
                    if (file !== undefined) onFile(file);
                    currentTarget.value = "";
                  }}
                />
              </label>
              <AnimationChoice messages={messages} facts={opened.facts} onChange={onAnimation} />
            </div>
          ))}
          {children}
        </div>
      </div>
      <div className="workbench__options">
        <ChoiceButtons<Layout>
          label={words.layout}
          names={words.layouts}
          values={layouts}
          value={layout}
          onChange={setLayout}
        />
        {(["before", "after"] as const).map((side) => {
          const { file, facts } = side === "before" ? before : after;
          return (
            <RendererChoice
              key={side}
              {...props}
              label={words.renderer({ side: words[side] })}
              file={file}
              facts={facts}
              value={renderers[side]}
              onChange={(renderer) => onRenderers({ ...renderers, [side]: renderer })}
            />
          );
        })}
        {compared.phase === "running" ? (
          <div className="make-panel">
            <p className="make-panel__line tabular-numbers" id={id}>
              <b>{words.running}</b>
              <span>{messages.make.percent({ share: compared.share })}</span>
            </p>
            <ProgressBar value={Math.round(compared.share * 100)} max={100} labelledBy={id} />
            <Button variant="secondary" onClick={stop}>
              {messages.make.stop}
            </Button>
          </div>
        ) : null}
        {compared.phase === "idle" || compared.phase === "failed" ? (
          <div className="make-panel">
            <p role="alert">{compared.phase === "failed" ? messages.make.problems.failed : ""}</p>
            <Button variant="accent" onClick={compare}>
              {words.again}
            </Button>
          </div>
        ) : null}
        {difference === null ? null : (
          <>
            <DifferenceVerdict messages={messages} locale={locale} pixels={difference.pixels} />
            <DifferencePlot messages={messages} pixels={difference.pixels} />
            <FindingList title={words.changes} none={words.noChanges} sentences={sentences} />
            {further > 0 ? (
              <p className="small-text muted-text">{words.furtherChanges({ count: further })}</p>
            ) : null}
          </>
        )}
        <CommandLine
          messages={messages}
          command={`zoetrope diff ${quoteArgument(before.file.name)} ${quoteArgument(after.file.name)}`}
        />
      </div>
    </>
  );
}
