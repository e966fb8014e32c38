import { useEffect, useRef } from "react";
import type { MadeFile } from "../../engine/index.ts";
import { openPictureFrames, type PictureFrames } from "./open-picture-frames.ts";

/** A GIF, APNG or WebP at a moment of its own time. */
export function PictureLayer({ file, seconds, name }: { file: MadeFile; seconds: number; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frames = useRef<PictureFrames | null>(null);
  const work = useRef({ wanted: seconds, isDrawing: false });
  useEffect(() => {
    const opened = openPictureFrames(file);
    frames.current = opened;
    return () => {
      frames.current = null;
      opened.close();
    };
  }, [file]);
  useEffect(() => {
    const { current } = work;
    current.wanted = seconds;
    if (current.isDrawing) return;
    // Of the moments that come while one is drawn the last one is.
    const draw = async (): Promise<void> => {
      current.isDrawing = true;
      for (let drawn = Number.NaN; drawn !== current.wanted && canvas.current !== null;) {
        drawn = current.wanted;
        await frames.current?.draw(canvas.current, drawn);
      }
    };
    draw()
      .catch(() => undefined)
      .finally(() => (current.isDrawing = false));
  }, [seconds]);
  return <canvas ref={canvas} className="compared__media" role="img" aria-label={name} />;
}
