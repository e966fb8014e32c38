import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { AnimationMessages } from "@zoetrope/i18n";
import { useCopy } from "./copy-text.ts";
import { HighlightedCode } from "../../code/highlighted-code.tsx";
import { isChanged } from "../colours/colour-mapping.ts";
import { downloadName } from "../download/download-name.ts";
import {
  embedTriggers,
  embedSize,
  embedWidths,
  isEmbedTrigger,
  plainLook,
  type EmbedTrigger,
  type SnippetOptions,
} from "./embed-options.ts";
import { embedKinds, embedSnippet, isForApps, type EmbedKind } from "./embed-snippets.ts";
import { Field } from "@zoetrope/ui";
import { useWorkspace } from "../workspace.ts";

export interface EmbedProps extends Pick<
  SnippetOptions,
  "siteUrl" | "id" | "title" | "playUrl" | "width" | "height"
> {
  messages: AnimationMessages["embed"];
  slug: string;
}

/** Ways to put the animation on other pages and into apps, as it was made to look and to move on this one, each to copy. */
export default function AnimationEmbed({ messages, slug, ...about }: EmbedProps) {
  const { mapping, theme, stage } = useWorkspace();
  const { loop, speed } = stage?.state ?? plainLook;
  const [trigger, setTrigger] = useState<EmbedTrigger>("load");
  const [chosenWidth, setChosenWidth] = useState<number | null>(null);
  const ownWidth = embedSize(about).width;
  const isRecoloured = isChanged(mapping);
  const recolouredFile = isRecoloured
    ? downloadName({ slug, theme, isRecoloured, extension: ".lottie" })
    : null;
  const [chosen, setChosen] = useState<EmbedKind>("element");
  const look = { theme, loop, speed, trigger };
  const snippet = embedSnippet(chosen, { ...about, ...look, messages, chosenWidth, recolouredFile });
  const { status, copy } = useCopy();
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    const step = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -embedKinds.indexOf(chosen),
      End: embedKinds.length - 1 - embedKinds.indexOf(chosen),
    }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next =
      embedKinds[(embedKinds.indexOf(chosen) + step + embedKinds.length) % embedKinds.length] ?? chosen;
    setChosen(next);
    tabs.current?.querySelector<HTMLElement>(`[data-kind=${next}]`)?.focus();
  };

  return (
    <section aria-labelledby="embed-title">
      <h2 className="h3" id="embed-title">
        {messages.title}
      </h2>
      <div
        className="tabs animation-page__tabs"
        role="tablist"
        tabIndex={-1}
        aria-labelledby="embed-title"
        ref={tabs}
        onKeyDown={onKeyDown}
      >
        {embedKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            role="tab"
            id={`${id}${kind}`}
            data-kind={kind}
            aria-selected={chosen === kind}
            aria-controls={`${id}panel`}
            tabIndex={chosen === kind ? 0 : -1}
            onClick={() => setChosen(kind)}
          >
            {messages.tabs[kind]}
          </button>
        ))}
      </div>
      <div className="row row--wrap embed-look">
        <Field id={`${id}trigger`} label={messages.trigger}>
          <select
            className="select"
            id={`${id}trigger`}
            value={trigger}
            onChange={({ currentTarget: { value } }) => isEmbedTrigger(value) && setTrigger(value)}
          >
            {embedTriggers.map((one) => (
              <option key={one} value={one}>
                {messages.triggers[one]}
              </option>
            ))}
          </select>
        </Field>
        <Field id={`${id}width`} label={messages.width}>
          <select
            className="select"
            id={`${id}width`}
            value={chosenWidth ?? ownWidth}
            onChange={({ currentTarget: { value } }) => setChosenWidth(Number(value))}
          >
            {[...new Set([ownWidth, ...embedWidths])].map((width) => (
              <option key={width} value={width}>
                {messages.pixels({ width })}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <div className="embed-code" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`}>
        <pre className="code-block" aria-label={messages.code({ name: messages.tabs[chosen] })}>
          <HighlightedCode code={snippet} />
        </pre>
        <button
          type="button"
          className="button button--inverse button--small embed-code__copy"
          onClick={() => copy(snippet)}
        >
          <svg className="icon icon--small" aria-hidden="true">
            <use href={status === "copied" ? "#icon-check" : "#icon-copy"} />
          </svg>
          {status === "copied" ? messages.copied : messages.copy}
        </button>
        <output className="visually-hidden">{status === "copied" ? messages.copied : ""}</output>
        {recolouredFile === null ? null : (
          <p className="small-text muted-text embed-code__note">
            {chosen === "iframe"
              ? messages.frameNote
              : messages[isForApps(chosen) ? "appNote" : "fileNote"]({ file: recolouredFile })}
          </p>
        )}
        <p className="field__error" role="alert">
          {status === "failed" ? messages.copyFailed : ""}
        </p>
      </div>
    </section>
  );
}
