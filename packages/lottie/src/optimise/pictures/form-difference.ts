import type { ParsedAnimation } from "../../contract.ts";
import {
  createFrameDrawer,
  type FrameRenderer,
  noError,
  type PictureError,
  pictureErrorOf,
  worseError,
} from "../compare-frames.ts";
import { type ErrorBound, exceeds } from "../keep-within.ts";

/** Pictures that are kept at once; each is about a megabyte. */
const framesAtOnce = 16;
/** Of the animations as they came, since some frames are looked at again and again. */
const maxKept = 32;

/** How far frames of some animations of a file lie from those of another form of it. */
export class FormDifference {
  readonly #original: ParsedAnimation;
  readonly #animations: readonly number[];
  readonly #renderers: readonly FrameRenderer[];
  readonly #signal: AbortSignal | undefined;
  readonly #kept = new Map<string, Uint8Array>();

  constructor(
    original: ParsedAnimation,
    animations: readonly number[],
    renderers: readonly FrameRenderer[],
    signal: AbortSignal | undefined,
  ) {
    this.#original = original;
    this.#animations = animations;
    this.#renderers = renderers;
    this.#signal = signal;
  }

  /** The worst error, or the first beyond `bound`, and the animation in which it is. */
  async errorOf(
    form: ParsedAnimation,
    framesOf: (animation: number) => readonly number[],
    bound: ErrorBound,
  ): Promise<{ error: PictureError; animation: number }> {
    let worst = { error: noError, animation: 0 };
    for (const animation of this.#animations) {
      const [before, after] = [this.#original.animations[animation], form.animations[animation]];
      if (before === undefined || after === undefined) continue;
      const frames = framesOf(animation);
      for (const renderer of this.#renderers) {
        const drawer = createFrameDrawer(renderer, form, after);
        for (let from = 0; from < frames.length; from += framesAtOnce) {
          this.#signal?.throwIfAborted();
          const some = frames.slice(from, from + framesAtOnce);
          const originals = await this.#originalsOf(animation, renderer, some);
          const drawn = await drawer.draw(after.json, some, this.#signal);
          for (const [index, frame] of some.entries()) {
            const error = pictureErrorOf(
              originals[index] ?? new Uint8Array(),
              drawn[index] ?? new Uint8Array(),
              frame,
            );
            if (exceeds(error, bound)) return { error, animation };
            worst = { error: worseError(worst.error, error), animation };
          }
        }
      }
    }
    return worst;
  }

  async #originalsOf(
    animation: number,
    renderer: FrameRenderer,
    frames: readonly number[],
  ): Promise<Uint8Array[]> {
    const keyOf = (frame: number): string => `${this.#renderers.indexOf(renderer)} ${animation} ${frame}`;
    const known = frames.flatMap((frame) => this.#kept.get(keyOf(frame)) ?? []);
    const named = this.#original.animations[animation];
    if (known.length === frames.length || named === undefined) return known;
    const drawn = await createFrameDrawer(renderer, this.#original, named).draw(
      named.json,
      frames,
      this.#signal,
    );
    for (const [index, picture] of drawn.entries())
      if (this.#kept.size < maxKept) this.#kept.set(keyOf(frames[index] ?? 0), picture);
    return drawn;
  }
}
