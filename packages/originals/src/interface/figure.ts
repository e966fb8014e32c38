import type { BuiltStateMachine } from "@zoetrope/lottie/state-machine";
import type { Category } from "@zoetrope/catalog/categories";
import { defineOriginal, type Figure, film, type Layer, layer, type Original } from "../builder/index.ts";

export interface FigureFacts {
  key: string;
  title: string;
  description: string;
  tags: readonly string[];
  /** Default icons. */
  category?: Category;
  featuredRank?: number;
  /** False for feedback that plays once and rests; default true. */
  loops?: boolean;
  frames: number;
  /** Default 30; film-like ones take 24 and move in pictures of two frames. */
  frameRate?: 24 | 30;
  /** Units and pixels at once; default a grid of 24 × 24 units on 240 × 240 pixels. */
  canvas?: readonly [width: number, height: number];
  markers?: Record<string, readonly [from: number, to: number]>;
  /** Default: two thirds of the way, where the message can be read. */
  posterFrame?: number;
  stateMachine?: (animation: string) => BuiltStateMachine;
}

const isLayer = (piece: Figure | Layer): piece is Layer => "options" in piece;

/** Neighbouring shapes share one layer; order of painting is the order of writing. */
function layersOf(pieces: readonly (Figure | Layer)[]): Layer[] {
  const layers: Layer[] = [];
  let loose: Figure[] = [];
  const settle = () => {
    if (loose.length > 0) layers.push(layer("Shapes", ...loose));
    loose = [];
  };
  for (const piece of pieces) {
    if (!isLayer(piece)) loose.push(piece);
    else {
      settle();
      layers.push(piece);
    }
  }
  settle();
  const named: Layer[] = [];
  for (const [index, one] of layers.entries()) {
    named.push({ ...one, options: { ...one.options, name: `${one.options.name} ${index + 1}` } });
  }
  return named;
}

/** An interface animation of the set: ink and lamp on a transparent canvas. */
export function figure(facts: FigureFacts, ...pieces: (Figure | Layer)[]): Original {
  const {
    key,
    title,
    description,
    tags,
    category = "icons",
    featuredRank,
    loops = true,
    frames,
    frameRate = 30,
    canvas,
    stateMachine,
  } = facts;
  const [width, height] = canvas ?? [24, 24];
  return defineOriginal({
    key,
    title,
    description,
    tags,
    category,
    loops,
    ...(featuredRank === undefined ? {} : { featuredRank }),
    build: () =>
      film({
        name: title,
        tint: "amber",
        tissue: false,
        frames,
        frameRate,
        width,
        height,
        scale: canvas ? 1 : 10,
        markers: Object.entries(facts.markers ?? {}).map(([name, [from, to]]) => ({
          name,
          frame: from,
          frames: to - from,
        })),
        stateMachines: stateMachine ? [stateMachine(key)] : [],
        posterFrame: facts.posterFrame ?? Math.round((frames * 2) / 3),
        layers: layersOf(pieces),
      }),
  });
}
