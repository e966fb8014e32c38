import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { AnimationMessages } from "@zoetrope/i18n";
import { HighlightedCode } from "../code/highlighted-code.tsx";
import { useCopy } from "./use-copy.ts";
import {
  embedTriggers,
  embedSize,
  embedWidths,
  isEmbedTrigger,
  type EmbedLook,
  type EmbedTrigger,
  type SnippetOptions,
} from "./embed-options.ts";
import { embedKinds, embedSnippet, type EmbedKind } from "./embed-snippets.ts";
import { Field } from "@zoetrope/ui";

export interface EmbedCodeProps extends Pick<
  SnippetOptions,
  "siteUrl" | "id" | "title" | "playUrl" | "width" | "height"
> {
  messages: AnimationMessages["embed"];
  look: Omit<EmbedLook, "trigger">;
  /** A file beside the page that shows it, what it is in a comment of the code, and what there is to say of it; null where it is the published one. */
  local:
    | (Pick<SnippetOptions, "hasThemes"> & {
        name: string;
        comment: string;
        note(kind: EmbedKind): string;
      })
    | null;
  /** Default: all. */
  kinds?: readonly EmbedKind[];
}

/** Code that puts an animation on other pages and into apps, each kind to copy, with when it starts and how wide it is. */
export function EmbedCode({ messages, look, local, kinds = embedKinds, ...about }: EmbedCodeProps) {
  const [trigger, setTrigger] = useState<EmbedTrigger>("load");
  const [chosenWidth, setChosenWidth] = useState<number | null>(null);
  const ownWidth = embedSize(about).width;
  const [chosen, setChosen] = useState<EmbedKind>("element");
  const comments = { ...messages, localComment: local?.comment ?? "" };
  const snippet = embedSnippet(chosen, {
    ...about,
    ...look,
    trigger,
    messages: comments,
    chosenWidth,
    localFile: local?.name ?? null,
    hasThemes: local?.hasThemes ?? false,
  });
  const { status, copy } = useCopy();
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    const step = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -kinds.indexOf(chosen),
      End: kinds.length - 1 - kinds.indexOf(chosen),
    }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = kinds[(kinds.indexOf(chosen) + step + kinds.length) % kinds.length] ?? chosen;
    setChosen(next);
    tabs.current?.querySelector<HTMLElement>(`[data-kind=${next}]`)?.focus();
  };

  return (
    <>
      <div
        className="tabs embed-tabs"
        role="tablist"
        tabIndex={-1}
        aria-label={messages.title}
        ref={tabs}
        onKeyDown={onKeyDown}
      >
        {kinds.map((kind) => (
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
        {local === null ? null : (
          <p className="small-text muted-text embed-code__note">{local.note(chosen)}</p>
        )}
        <p className="field__error" role="alert">
          {status === "failed" ? messages.copyFailed : ""}
        </p>
      </div>
    </>
  );
}
