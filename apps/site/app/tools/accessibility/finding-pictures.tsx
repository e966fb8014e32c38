import type { AccessibilityFinding } from "@zoetrope/lottie";
import { pageEngine, type EngineFile, type ResultOf } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { useMake } from "@zoetrope/tools/react";
import { useEffect, useRef } from "react";

export type DrawnFrame = ResultOf<"drawFrames">[number];

const sideInPixels = 240;

export const frameOf = ({ picture, frames }: AccessibilityFinding): number | null =>
  picture?.frame ?? frames[0]?.first ?? null;

/** By frame: what is to be seen of each finding. */
export function useFindingPictures(
  file: EngineFile,
  findings: readonly AccessibilityFinding[] | null,
): ReadonlyMap<number, DrawnFrame> {
  const { state, start } = useMake<ReadonlyMap<number, DrawnFrame>>();
  useEffect(() => {
    const frames = [...new Set((findings ?? []).flatMap((finding) => frameOf(finding) ?? []))];
    if (frames.length === 0) return;
    const size = { width: sideInPixels, height: sideInPixels };
    start(async (control) => {
      const drawn = await pageEngine().run("drawFrames", [file], { frames, ...size }, control);
      return new Map(frames.flatMap((frame, index) => (drawn[index] ? [[frame, drawn[index]]] : [])));
    });
  }, [file, findings, start]);
  return state.phase === "done" ? state.result : new Map();
}

/** The frame of a finding, with the place of it marked: beside the button that names the frame. */
export function FindingPicture({
  drawn,
  facts,
  area,
}: {
  drawn: DrawnFrame;
  facts: Pick<FileFacts, "width" | "height">;
  area: NonNullable<AccessibilityFinding["picture"]>["area"] | null;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pixels = new ImageData(new Uint8ClampedArray(drawn.pixels), drawn.width, drawn.height);
    canvas.current?.getContext("2d")?.putImageData(pixels, 0, 0);
  }, [drawn]);
  return (
    <span className="finding-picture" aria-hidden="true">
      <canvas ref={canvas} width={drawn.width} height={drawn.height} />
      {area === null ? null : (
        <svg viewBox={`0 0 ${facts.width} ${facts.height}`}>
          <rect
            x={area.left}
            y={area.top}
            width={Math.max(0, area.right - area.left)}
            height={Math.max(0, area.bottom - area.top)}
          />
        </svg>
      )}
    </span>
  );
}
