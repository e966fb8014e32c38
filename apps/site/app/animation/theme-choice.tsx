import { useEffect, useState } from "react";
import type { AnimationWords } from "@zoetrope/i18n";
import { fill, type PlayerHandle } from "@zoetrope/player/react";

interface ThemeChoiceProps {
  words: AnimationWords["colours"];
  themes: string[];
  stage: Pick<PlayerHandle, "act" | "state" | "player"> | null;
  width: number;
  height: number;
}

/** Twice as many pixels as the box has, for dense screens. */
const thumbnailWidth = 152;

/** One small picture per theme, drawn from the file itself. */
function useThumbnails({
  themes,
  stage,
  width,
  height,
}: Omit<ThemeChoiceProps, "words">): Record<string, string> {
  const [pictures, setPictures] = useState<Record<string, string>>({});
  const player = stage?.player ?? null;
  const isReady = stage?.state.phase === "ready";
  useEffect(() => {
    if (!player || !isReady) return undefined;
    let isOver = false;
    const made: string[] = [];
    const size = { width: thumbnailWidth, height: Math.round((thumbnailWidth * height) / width) };
    // Most animations begin with little to see.
    const frame = Math.floor(((player.state.facts?.frameCount ?? 1) * 2) / 3);
    void (async () => {
      for (const theme of ["", ...themes]) {
        const blob = await player.drawStill(size, theme === "" ? null : theme, frame).catch(() => null);
        if (isOver || !blob) return;
        const url = URL.createObjectURL(blob);
        made.push(url);
        setPictures((before) => ({ ...before, [theme]: url }));
      }
    })();
    return () => {
      isOver = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [player, isReady, themes, width, height]);
  return pictures;
}

export function ThemeChoice({ words, themes, stage, width, height }: ThemeChoiceProps) {
  const pictures = useThumbnails({ themes, stage, width, height });
  const current = stage?.state.theme ?? "";
  return (
    <fieldset className="th">
      <legend className="sm mute">{words.themes}</legend>
      {["", ...themes].map((theme) => {
        const name = theme === "" ? words.original : fill(words.theme, { name: theme });
        return (
          <button
            key={theme}
            type="button"
            className="th1"
            aria-pressed={current === theme}
            aria-label={name}
            title={name}
            onClick={() => stage?.act((player) => player.setTheme(theme === "" ? null : theme))}
          >
            {pictures[theme] ? <img src={pictures[theme]} alt="" width={76} height={57} /> : null}
          </button>
        );
      })}
    </fieldset>
  );
}
