import type { Json } from "./property.ts";
import type { Layer } from "./layer.ts";
import { background } from "./layer.ts";
import type { BuiltStateMachine } from "@zoetrope/lottie/state-machine";
import { Stacker } from "./stacker.ts";
import { Colours } from "./property.ts";
import { paletteOf, type Tint } from "./tissue.ts";

export interface FilmOptions {
  name: string;
  tint: Tint;
  /** In pictures per second: 24 or 30; film of 12 pictures is held two frames each at 24. */
  frameRate: number;
  frames: number;
  /** Units the layers are drawn in; default 400 × 300, the stage of the drawings. */
  width?: number;
  height?: number;
  /** Pixels per unit; default 2. */
  scale?: number;
  /** False leaves the canvas transparent; default true, the sheet of the tint. */
  tissue?: boolean;
  markers?: { name: string; frame: number; frames: number }[];
  /** Tints that the file carries as themes; the first of them is the one it is drawn in. */
  themes?: readonly Tint[];
  stateMachines?: BuiltStateMachine[];
  /** The frame that says most on a still card; default a third of the way. */
  posterFrame?: number;
  layers: Layer[];
}

/** A finished animation, ready to be written. */
export interface Film {
  json: Json;
  themes: { id: string; json: Json }[];
  stateMachines: { id: string; json: Json }[];
  posterFrame: number;
}

/** Puts layers together to a Lottie document with colour slots, themes and state machines. */
export function film(options: FilmOptions): Film {
  const { width = 400, height = 300, scale = 2, frames, frameRate, tissue = true } = options;
  const colours = new Colours(paletteOf(options.tint));
  const layers = tissue ? [background("sheet"), ...options.layers] : options.layers;
  const stacker = new Stacker(colours, frames);
  const json: Json = {
    v: "5.12.0",
    nm: options.name,
    fr: frameRate,
    ip: 0,
    op: frames,
    w: width * scale,
    h: height * scale,
    ddd: 0,
    layers: stacker.stack(layers, { width, height, scale }),
    assets: stacker.assets,
    markers: (options.markers ?? []).map((marker) => ({
      cm: marker.name,
      tm: marker.frame,
      dr: marker.frames,
    })),
  };
  return {
    json: { ...json, slots: colours.slots() },
    themes: (options.themes ?? []).map((tint) => {
      const palette = new Colours(paletteOf(tint));
      const slots = [...colours.used].map((role) => ({
        id: role,
        type: "Color",
        value: palette.property(palette.palette[role])["k"],
      }));
      return { id: tint, json: { rules: slots } };
    }),
    stateMachines: (options.stateMachines ?? []).map((machine) => ({ id: machine.id, json: machine.json })),
    posterFrame: options.posterFrame ?? Math.round(frames / 3),
  };
}
