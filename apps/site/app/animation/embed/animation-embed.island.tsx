import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { AnimationMessages } from "@zoetrope/i18n";
import { useCopy } from "./copy-text.ts";
import { HighlightedCode } from "../../code/highlighted-code.tsx";
import { isChanged } from "../colours/colour-mapping.ts";
import { downloadName } from "../download/download-name.ts";
import { embedSnippets, type SnippetOptions } from "./embed-snippets.ts";
import { useWorkspace } from "../workspace.ts";

const kinds = ["element", "react", "iframe", "html"] as const;

export interface EmbedProps extends Omit<SnippetOptions, "messages" | "theme" | "recolouredFile"> {
  messages: AnimationMessages["embed"];
  slug: string;
}

/** Four ways to put the animation on another page, as it was made to look on this one, each to copy. */
export default function AnimationEmbed({ messages, slug, ...about }: EmbedProps) {
  const { mapping, theme } = useWorkspace();
  const isRecoloured = isChanged(mapping);
  const recolouredFile = isRecoloured
    ? downloadName({ slug, theme, isRecoloured, extension: ".lottie" })
    : null;
  const snippets = embedSnippets({ ...about, messages, theme, recolouredFile });
  const [chosen, setChosen] = useState<(typeof kinds)[number]>("element");
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
      <div className="embed-code" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`}>
        <pre className="code-block" aria-label={messages.code({ name: messages.tabs[chosen] })}>
          <HighlightedCode code={snippets[chosen]} />
        </pre>
        <button
          type="button"
          className="button button--inverse button--small embed-code__copy"
          onClick={() => copy(snippets[chosen])}
        >
          <svg className="icon icon--small" aria-hidden="true">
            <use href={status === "copied" ? "#icon-check" : "#icon-copy"} />
          </svg>
          {status === "copied" ? messages.copied : messages.copy}
        </button>
        <output className="visually-hidden">{status === "copied" ? messages.copied : ""}</output>
        {recolouredFile === null ? null : (
          <p className="small-text muted-text embed-code__note">
            {chosen === "iframe" ? messages.frameNote : messages.fileNote({ file: recolouredFile })}
          </p>
        )}
        <p className="field__error" role="alert">
          {status === "failed" ? messages.copyFailed : ""}
        </p>
      </div>
    </section>
  );
}
