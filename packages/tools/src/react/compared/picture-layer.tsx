import { useCallback, useEffect, useRef } from "react";
import type { MadeFile } from "../../engine/index.ts";
import { openPictureFrames, type PictureFrames } from "./open-picture-frames.ts";
import { useLatestMoment } from "./use-latest-moment.ts";

/** A GIF, APNG or WebP at a moment of its own time. */
export function PictureLayer({ file, seconds, name }: { file: MadeFile; seconds: number; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frames = useRef<PictureFrames | null>(null);
  useEffect(() => {
    const opened = openPictureFrames(file);
    frames.current = opened;
    return () => {
      frames.current = null;
      opened.close();
    };
  }, [file]);
  const draw = useCallback(
    (moment: number) => (canvas.current === null ? undefined : frames.current?.draw(canvas.current, moment)),
    [],
  );
  useLatestMoment(seconds, draw);
  return <canvas ref={canvas} className="compared__media" role="img" aria-label={name} />;
}
