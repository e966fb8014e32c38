import {
  defineOriginal,
  film,
  type FilmOptions,
  type Layer,
  type Original,
  type OriginalOptions,
  type Paint,
  type Style,
} from "../builder/index.ts";

export interface StageFacts
  extends
    Omit<OriginalOptions, "build">,
    Pick<FilmOptions, "tint" | "frames" | "markers" | "themes" | "stateMachines" | "posterFrame"> {
  /** Default 24. */
  frameRate?: number;
}

export const ink = { fill: "ink" } as const;
export const sheet = { fill: "sheet" } as const;
export const hill = { fill: "hill" } as const;

/** A plain line. */
export const line = (width: number, paint: Paint = "ink", cap: "round" | "butt" = "round"): Style => ({
  stroke: { paint, width, cap },
});

/** An object or a scene on the stage of the drawings (400 × 300); `layers` is told the number of frames. */
export function onStage(facts: StageFacts, layers: (frames: number) => Layer[]): Original {
  const { tint, frames, markers, themes, stateMachines, posterFrame, frameRate = 24, ...options } = facts;
  return defineOriginal({
    ...options,
    build: () =>
      film({
        name: facts.title,
        tint,
        frames,
        frameRate,
        ...(markers === undefined ? {} : { markers }),
        ...(themes === undefined ? {} : { themes }),
        ...(stateMachines === undefined ? {} : { stateMachines }),
        ...(posterFrame === undefined ? {} : { posterFrame }),
        layers: layers(frames),
      }),
  });
}
