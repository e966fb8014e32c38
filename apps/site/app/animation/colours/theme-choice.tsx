import { useEffect, useState } from "react";
import type { AnimationMessages } from "@zoetrope/i18n";
import { whenIdle, type PlayerHandle } from "@zoetrope/player/react";

interface ThemeChoiceProps {
  messages: AnimationMessages["colours"];
  themes: string[];
  stage: Pick<PlayerHandle, "act" | "state" | "player"> | null;
  width: number;
  height: number;
  frameCount: number;
  posterUrl: string;
  current: string | null;
  onChoose: (theme: string | null) => void;
}

/** The animation's own colours, beside the themes. */
const own = "";

interface Thumbnails {
  /** By the theme, which its maker may have called anything. */
  pictures: ReadonlyMap<string, string>;
  /** The theme that looks as the animation does by itself: one picture stands for both. */
  ownTheme: string | null;
}

async function areSame(a: Blob, b: Blob): Promise<boolean> {
  if (a.size !== b.size) return false;
  const [left, right] = await Promise.all([a.arrayBuffer(), b.arrayBuffer()]);
  const other = new Uint8Array(right);
  return new Uint8Array(left).every((byte, index) => byte === other[index]);
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
}: Omit<ThemeChoiceProps, "messages" | "posterUrl" | "current" | "onChoose">): Thumbnails {
  const [thumbnails, setThumbnails] = useState<Thumbnails>({ pictures: new Map(), ownTheme: null });
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
      let original: Blob | null = null;
      for (const theme of [own, ...themes]) {
        const blob = await player.drawStill(size, theme === own ? null : theme, frame).catch(() => null);
        const isOwn = blob !== null && original !== null && (await areSame(blob, original));
        if (isOver) return;
        if (!blob) continue;
        if (theme === own) original = blob;
        const url = URL.createObjectURL(blob);
        made.push(url);
        setThumbnails(({ pictures, ownTheme }) => ({
          pictures: new Map(pictures).set(theme, url),
          ownTheme: ownTheme ?? (isOwn ? theme : null),
        }));
      }
    })();
    return () => {
      isOver = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [player, themes, width, height, frameCount]);
  return thumbnails;
}

export function ThemeChoice({ messages, posterUrl, current, onChoose, ...about }: ThemeChoiceProps) {
  const { themes } = about;
  const { pictures, ownTheme } = useThumbnails(about);
  const shown = current ?? ownTheme ?? own;
  // Last, so that nothing moves when it turns out that a theme looks the same.
  return (
    <fieldset className="themes">
      <legend className="small-text muted-text">{messages.themes}</legend>
      {[...themes, own].map((theme) => {
        const name = theme === own ? messages.original : messages.theme({ name: theme });
        const picture = pictures.get(theme);
        return (
          <button
            key={theme}
            type="button"
            className="theme-thumbnail"
            hidden={theme === own && ownTheme !== null}
            aria-pressed={shown === theme}
            aria-label={name}
            title={name}
            onClick={() => onChoose(theme === own || theme === ownTheme ? null : theme)}
          >
            <img
              src={picture ?? posterUrl}
              alt=""
              width={76}
              height={57}
              data-waits={(theme !== own && picture === undefined) || undefined}
            />
          </button>
        );
      })}
    </fieldset>
  );
}
