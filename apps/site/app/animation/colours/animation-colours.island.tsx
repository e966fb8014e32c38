import { useEffect, useRef, useState } from "react";
import type { AnimationMessages } from "@zoetrope/i18n";
import { ColourSwatch } from "./colour-swatch.tsx";
import { isChanged } from "./colour-mapping.ts";
import { ThemeChoice } from "./theme-choice.tsx";
import type { FetchBytes } from "./recolour-file.ts";
import { useRecolouring } from "./use-recolouring.ts";

export interface ColoursProps {
  messages: AnimationMessages["colours"];
  /** Colours of the poster, strongest first. */
  painted: string[];
  /** The file with everything in it, for taking apart. */
  fileUrl: string;
  /** The file that the stage plays. */
  playUrl: string;
  themes: string[];
  width: number;
  height: number;
  frameCount: number;
  /** Small poster: what the themes show until they are drawn. */
  posterUrl: string;
  /** How the file comes where not everybody may have it. */
  fetchBytes?: FetchBytes;
  /** How a colour is written; default: in capitals. */
  writeHex?: (hex: string) => string;
}

export const inCapitals = (hex: string): string => hex.toUpperCase();

/** The file's colours, each to be changed on the stage at once; and its themes. */
export default function AnimationColours({
  messages,
  painted,
  fileUrl,
  playUrl,
  themes,
  fetchBytes,
  writeHex = inCapitals,
  ...picture
}: ColoursProps) {
  const { stage, mapping, theme, colours, open, change, chooseTheme, reset, hasFailed } = useRecolouring({
    fileUrl,
    playUrl,
    painted,
    fetchBytes,
  });
  const [showsAll, setShowsAll] = useState(false);
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // On intent the file is read; its colours take the place of the painted ones without moving what stands below.
  useEffect(() => {
    const prepare = () => {
      if (list.current) list.current.style.minHeight = `${list.current.offsetHeight}px`;
      void open();
    };
    const element = section.current;
    element?.addEventListener("pointerenter", prepare, { once: true });
    element?.addEventListener("focusin", prepare, { once: true });
    return () => {
      element?.removeEventListener("pointerenter", prepare);
      element?.removeEventListener("focusin", prepare);
    };
  }, [open]);
  const shown = showsAll ? colours : colours.slice(0, Math.max(painted.length, 4));

  return (
    <section aria-labelledby="colours-title" ref={section}>
      <div className="animation-page__heading">
        <h2 className="h3" id="colours-title">
          {messages.title}
        </h2>
        <span className="row">
          {shown.length < colours.length ? (
            <button
              type="button"
              className="button button--tertiary button--small"
              onClick={() => setShowsAll(true)}
            >
              {messages.all({ count: colours.length })}
            </button>
          ) : null}
          <button
            type="button"
            className="button button--tertiary button--small"
            onClick={reset}
            disabled={!isChanged(mapping)}
          >
            <svg className="icon icon--small" aria-hidden="true">
              <use href="#icon-rotate-ccw" />
            </svg>
            {messages.reset}
          </button>
        </span>
      </div>
      <ul className="palette" ref={list}>
        {shown.map((hex) => (
          <ColourSwatch
            key={hex}
            original={hex}
            current={mapping[hex] ?? hex}
            messages={messages}
            writeHex={writeHex}
            onChange={(to) => change(hex, to)}
          />
        ))}
      </ul>
      <output className="field__error">{hasFailed ? messages.failed : ""}</output>
      {themes.length > 0 ? (
        <ThemeChoice
          messages={messages}
          themes={themes}
          stage={stage}
          current={theme}
          onChoose={chooseTheme}
          {...picture}
        />
      ) : null}
    </section>
  );
}
