import { applyTheme, diagnoseUse, inspectJson, type ParsedAnimation, type Source } from "@zoetrope/lottie";
import { openSource, requireAnimation } from "@zoetrope/lottie/operation";
import { drawableJson } from "../drawing/draw-animation.ts";
import type { DrawingCore } from "../drawing/drawing-core.ts";
import { onBackground } from "../encode/on-background.ts";
import { clampFrame, frameSize } from "../drawing/frame-size.ts";
import { applyWorkarounds } from "../workarounds/apply-workarounds.ts";
import { choosePosterFrame, sampleSideInPixels } from "../posters/poster-frame.ts";
import type { RawFrame, Size } from "../drawing/raw-frame.ts";
import { type DrawOptions, type DrawReport, RenderError } from "./drawing-options.ts";

/** Larger ones do not fit into the memory of the player. */
export const maxSideInPixels = 8192;
const maxPixels = 32 * 1024 * 1024;

/** An animation that is ready to be drawn, frame after frame, at one size. */
export interface Drawing {
  size: Size;
  frameRate: number;
  /** Above 0; fractions allowed. */
  frameCount: number;
  report: DrawReport;
  /** Frames from the in point; what lies outside is drawn as the nearest. Throws BrokenFrame. */
  draw(frame: number): RawFrame;
  /** Pixels of the same on no background, without a copy: they are others as soon as anything is drawn in this thread. */
  view(frame: number): Uint8Array;
  /** The first of a few frames that shows something worth showing. */
  posterFrame(): number;
}

/** Which drawing a core was given last: another one takes it back when it goes on. */
const loadedLast = new WeakMap<DrawingCore, object>();

/** Throws LottieError for bytes that are refused, UnknownAnimation, RenderError. */
export async function openDrawing(source: Source, options: DrawOptions): Promise<Drawing> {
  const { core, background } = options;
  const { parsed, diagnostics } = openSource(source);
  const { id } = requireAnimation(parsed, options.animationId);
  const location = { file: parsed.format === "json" ? null : `a/${id}.json`, animationId: id };
  const { json, diagnostics: mistakes } = await applyWorkarounds(
    drawableJson(themed(parsed, id, options.themeId), id),
    location,
  );
  const { width, height, frameRate, frameCount } = inspectJson(json);
  const size = requireSize({ width, height }, options);
  const text = JSON.stringify(json);
  const self = {};
  let drawnSize: Size | null = null;

  const prepare = (at: Size): void => {
    if (loadedLast.get(core) !== self) {
      core.load(text, at);
      loadedLast.set(core, self);
    } else if (drawnSize !== at) core.resize(at);
    drawnSize = at;
  };
  const viewAt = (frame: number, at: Size): Uint8Array => {
    prepare(at);
    return core.view(clampFrame(frame, frameCount));
  };

  return {
    size,
    frameRate,
    frameCount,
    report: { diagnostics: [...diagnostics, ...diagnoseUse(parsed), ...mistakes], ...size },
    draw(frame) {
      const drawn = { pixels: viewAt(frame, size).slice(), ...size, frame: clampFrame(frame, frameCount) };
      return background === undefined ? drawn : onBackground(drawn, background);
    },
    view: (frame) => viewAt(frame, size),
    posterFrame() {
      const small = frameSize({ width, height }, sampleSideInPixels, sampleSideInPixels);
      return choosePosterFrame(frameCount, (frame) => viewAt(frame, small), small.width);
    },
  };
}

function themed(parsed: ParsedAnimation, animationId: string, wanted?: string | null): ParsedAnimation {
  const animations = parsed.animations.map((each) => {
    if (each.id !== animationId) return each;
    const themeId = wanted === undefined ? each.initialThemeId : wanted;
    if (themeId === null) return each;
    const theme = parsed.themes.find(({ id }) => id === themeId);
    if (theme !== undefined) return { ...each, json: applyTheme(each.json, theme.json, animationId) };
    if (wanted === undefined) return each;
    throw new RenderError("unknown-theme", `The file has no theme ${JSON.stringify(themeId)}.`, {
      id: JSON.stringify(themeId),
    });
  });
  return { ...parsed, animations };
}

function requireSize(canvas: Size, { width, height }: DrawOptions): Size {
  for (const side of [width, height])
    if (side !== undefined && !(side >= 1 && side <= maxSideInPixels))
      throw new RenderError("bad-option", `A side has 1 to ${maxSideInPixels} pixels, not ${side}.`);
  const scale = Math.min(
    (width ?? Infinity) / canvas.width,
    (height ?? Infinity) / canvas.height,
    width === undefined && height === undefined ? 1 : Infinity,
  );
  const side = (length: number): number => Math.min(maxSideInPixels, Math.max(1, Math.round(length * scale)));
  const size = { width: side(canvas.width), height: side(canvas.height) };
  if (size.width * size.height > maxPixels)
    throw new RenderError(
      "too-large",
      `A picture has at most ${maxPixels / 1024 ** 2} million pixels: ${size.width} × ${size.height} is more. Ask for a smaller one.`,
      { of: "picture", width: size.width, height: size.height, max: maxPixels / 1024 ** 2 },
    );
  return size;
}
