import { formatBytes, type Locale } from "@zoetrope/i18n";
import { Button, Field, Icon, ProgressBar } from "@zoetrope/ui";
import { useEffect, useId, useState } from "react";
import { pageEngine, type EngineFile, type MadeFile } from "../../engine/index.ts";
import type { FileFacts } from "../../files/file-facts.ts";
import { initialChoice, maxSide, withHeight, withWidth } from "../../steps/index.ts";
import { NumberField } from "../number-field.tsx";
import { useMake } from "../use-make.ts";
import { useObjectUrl } from "../use-object-url.ts";
import {
  exportFormats,
  hasFrames,
  makeExport,
  type ExportChoice,
  type ExportFormat,
} from "./export-formats.ts";
import type { ExportMessages } from "./export-messages.ts";

interface ExportPanelProps {
  locale: Locale;
  messages: ExportMessages;
  /** The animation as it is wanted just now; asked for again whenever something is made. Another function is another animation. */
  load(signal: AbortSignal): Promise<EngineFile>;
  /** Called with what has been made. */
  onMade?(file: MadeFile): void;
}

/** As people write them, in any language. */
const names: Record<Exclude<ExportFormat, "portable">, string> = {
  gif: "GIF",
  webp: "WebP",
  apng: "APNG",
  mp4: "MP4",
  webm: "WebM",
  svg: "SVG",
};

/** An animation in other formats, made in this browser at any size. The engine is fetched when this is shown. */
export function ExportPanel(props: ExportPanelProps) {
  const { messages, load } = props;
  const [facts, setFacts] = useState<FileFacts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const read = async (): Promise<FileFacts> =>
      await pageEngine().run("read", [await load(signal)], null, { signal });
    read().then(
      (found) => {
        if (!signal.aborted) setFacts(found);
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
    return () => abort.abort();
  }, [load]);
  if (facts === null)
    return (
      <p className="export-panel small-text" role="status">
        {hasFailed ? messages.export.unread : messages.export.reading}
      </p>
    );
  return <ReadPanel {...props} facts={facts} />;
}

function ReadPanel({ locale, messages, load, onMade, facts }: ExportPanelProps & { facts: FileFacts }) {
  const id = useId();
  const [format, setFormat] = useState<ExportFormat>("gif");
  const [choice, setChoice] = useState<ExportChoice>(() => {
    const { width, height, framesPerSecond, background } = initialChoice(facts);
    return { width, height, framesPerSecond, background };
  });
  const { state, start, stop } = useMake<{ file: MadeFile; format: ExportFormat }>();
  const words = messages.export;
  const nameOf = (each: ExportFormat): string => (each === "portable" ? words.portable : names[each]);
  const sized = { ...initialChoice(facts), ...choice };
  const resize = ({ width, height }: { width: number; height: number }): void =>
    setChoice({ ...choice, width, height });
  const make = (): void =>
    start(async (control) => {
      const file = await load(control.signal ?? new AbortController().signal);
      const made = await makeExport[format](file, choice, control, facts);
      onMade?.(made.file);
      return { file: made.file, format };
    });
  const isRunning = state.phase === "running";
  return (
    <form
      className="export-panel"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) make();
      }}
    >
      <Field id={`${id}-format`} label={words.format}>
        <select
          id={`${id}-format`}
          className="select"
          value={format}
          onChange={({ currentTarget }) =>
            setFormat(exportFormats.find((each) => each === currentTarget.value) ?? "gif")
          }
        >
          {exportFormats.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </Field>
      {hasFrames(format) ? (
        <>
          <div className="export-panel__row">
            <Field id={`${id}-width`} label={messages.picture.width}>
              <NumberField
                id={`${id}-width`}
                unit={messages.picture.pixels}
                value={choice.width}
                max={maxSide}
                onChange={(width) => resize(withWidth(sized, facts, width))}
              />
            </Field>
            <Field id={`${id}-height`} label={messages.picture.height}>
              <NumberField
                id={`${id}-height`}
                unit={messages.picture.pixels}
                value={choice.height}
                max={maxSide}
                onChange={(height) => resize(withHeight(sized, facts, height))}
              />
            </Field>
          </div>
          <div className="export-panel__row">
            <Field id={`${id}-rate`} label={messages.picture.framesPerSecond}>
              <NumberField
                id={`${id}-rate`}
                unit=""
                value={choice.framesPerSecond}
                max={60}
                onChange={(framesPerSecond) => setChoice({ ...choice, framesPerSecond })}
              />
            </Field>
            <Field id={`${id}-background`} label={messages.picture.background}>
              <input
                id={`${id}-background`}
                className="export-panel__colour"
                type="color"
                value={choice.background ?? "#ffffff"}
                onChange={({ currentTarget }) => setChoice({ ...choice, background: currentTarget.value })}
              />
            </Field>
          </div>
          {format === "mp4" ? null : (
            <label className="form-check">
              <input
                type="checkbox"
                checked={choice.background === null}
                onChange={({ currentTarget }) =>
                  setChoice({ ...choice, background: currentTarget.checked ? null : "#ffffff" })
                }
              />
              {messages.picture.transparent}
            </label>
          )}
        </>
      ) : null}
      {isRunning ? (
        <>
          <p className="small-text tabular-numbers" id={`${id}-progress`}>
            {words.running({ share: state.share })}
          </p>
          <ProgressBar value={Math.round(state.share * 100)} max={100} labelledBy={`${id}-progress`} />
          <Button variant="secondary" onClick={stop}>
            {messages.make.stop}
          </Button>
        </>
      ) : (
        <Button type="submit" variant="secondary">
          {words.make({ format: nameOf(format) })}
        </Button>
      )}
      <p className="small-text field__error" role="alert">
        {state.phase === "failed" ? problemOf(state.code, messages) : ""}
      </p>
      {state.phase === "done" ? (
        <MadeLink
          locale={locale}
          messages={messages}
          file={state.result.file}
          name={nameOf(state.result.format)}
        />
      ) : null}
    </form>
  );
}

const problemOf = (code: string, { make: { problems } }: ExportMessages): string =>
  Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.failed;

function MadeLink({
  locale,
  messages,
  file,
  name,
}: Pick<ExportPanelProps, "locale" | "messages"> & { file: MadeFile; name: string }) {
  return (
    <a className="button button--primary" href={useObjectUrl(file)} download={file.name}>
      <Icon name="download" />
      {messages.make.download({ name, size: formatBytes(locale, file.bytes.length) })}
    </a>
  );
}
