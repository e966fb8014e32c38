import { useEffect, useState } from "react";
import type { AnimationWords } from "@zoetrope/i18n";
import { fill, whenIdle, type PlayerHandle } from "@zoetrope/player/react";

interface ThemeChoiceProps {
  words: AnimationWords["colours"];
  themes: string[];
  stage: Pick<PlayerHandle, "act" | "state" | "player"> | null;
  width: number;
  height: number;
  frameCount: number;
  posterUrl: string;
}

/** Twice as many pixels as the box has, for dense screens. */
const thumbnailWidth = 152;

/** One small picture per theme, drawn from the file itself when the page has nothing more urgent to do. */
function useThumbnails({
  themes,
  stage,
  width,
  height,
  frameCount,
}: Omit<ThemeChoiceProps, "words" | "posterUrl">): Record<string, string> {
  const [pictures, setPictures] = useState<Record<string, string>>({});
  const player = stage?.player ?? null;
  const act = stage?.act;
  useEffect(() => {
    // Where nothing plays by itself the player is not there yet; drawing needs it, not the stage.
    if (player || !act) return undefined;
    return whenIdle(() => act(() => undefined));
  }, [player, act]);
  useEffect(() => {
    if (!player) return undefined;
    let isOver = false;
    const made: string[] = [];
    const size = { width: thumbnailWidth, height: Math.round((thumbnailWidth * height) / width) };
    // Most animations begin with little to see.
    const frame = Math.floor((frameCount * 2) / 3);
    void (async () => {
      for (const theme of ["", ...themes]) {
        const blob = await player.drawStill(size, theme === "" ? null : theme, frame).catch(() => null);
        if (isOver) return;
        if (!blob) continue;
        const url = URL.createObjectURL(blob);
        made.push(url);
        setPictures((before) => ({ ...before, [theme]: url }));
      }
    })();
    return () => {
      isOver = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [player, themes, width, height, frameCount]);
  return pictures;
}

export function ThemeChoice({ words, posterUrl, ...about }: ThemeChoiceProps) {
  const { themes, stage } = about;
  const pictures = useThumbnails(about);
  const current = stage?.state.theme ?? "";
  return (
    <fieldset className="th">
      <legend className="sm mute">{words.themes}</legend>
      {["", ...themes].map((theme) => {
        const name = theme === "" ? words.original : fill(words.theme, { name: theme });
        const picture = pictures[theme];
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
            <img
              src={picture ?? posterUrl}
              alt=""
              width={76}
              height={57}
              data-waits={(theme !== "" && picture === undefined) || undefined}
            />
          </button>
        );
      })}
    </fieldset>
  );
}
