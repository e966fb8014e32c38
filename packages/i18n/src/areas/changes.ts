// Written by `npm run messages` from messages/en/changes.json. Do not edit.
import { changes } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface ChangesMessages {
  properties: {
    opacity: string;
    position: string;
    anchor: string;
    scale: string;
    rotation: string;
    skew: string;
    path: string;
    size: string;
    roundness: string;
    strokeWidth: string;
    trim: string;
    gradient: string;
    dashes: string;
    masks: string;
    matte: string;
    effects: string;
    blendMode: string;
    timing: string;
    parent: string;
    other: string;
  };
  codes: {
    "animation-added": Message<{ name: string | number }>;
    "animation-removed": Message<{ name: string | number }>;
    "canvas-changed": Message<{ from: string | number; to: string | number }>;
    "frame-rate-changed": Message<{ from: string | number; to: string | number }>;
    "range-changed": Message<{ from: string | number; to: string | number }>;
    "layer-added": Message<{ layer: string | number }>;
    "layer-removed": Message<{ layer: string | number }>;
    "layer-moved": Message<{ layer: string | number }>;
    "layer-renamed": Message<{ from: string | number; to: string | number }>;
    "layer-hidden": Message<{ layer: string | number }>;
    "layer-shown": Message<{ layer: string | number }>;
    "layer-changed": Message<{ layer: string | number }>;
    "shape-added": Message<{ shape: string | number; layer: string | number }>;
    "shape-removed": Message<{ shape: string | number; layer: string | number }>;
    "shape-moved": Message<{ shape: string | number; layer: string | number }>;
    "property-changed": Message<{ layer: string | number; property: string | number }>;
    "keyframes-added": Message<{ layer: string | number; property: string | number; count: number }>;
    "keyframes-removed": Message<{ layer: string | number; property: string | number; count: number }>;
    "keyframes-changed": Message<{ layer: string | number; property: string | number; count: number }>;
    "colour-changed": Message<{ layer: string | number; from: string | number; to: string | number }>;
    "text-changed": Message<{ layer: string | number; from: string | number; to: string | number }>;
    "asset-added": Message<{ name: string | number }>;
    "asset-removed": Message<{ name: string | number }>;
    "asset-changed": Message<{ name: string | number }>;
    "marker-added": Message<{ name: string | number }>;
    "marker-removed": Message<{ name: string | number }>;
    "marker-changed": Message<{ name: string | number }>;
    "slot-changed": string;
    "theme-added": Message<{ name: string | number }>;
    "theme-removed": Message<{ name: string | number }>;
    "theme-changed": Message<{ name: string | number }>;
    "state-machine-added": Message<{ name: string | number }>;
    "state-machine-removed": Message<{ name: string | number }>;
    "state-machine-changed": Message<{ name: string | number }>;
    "information-changed": string;
  };
}

/** The messages of changes in a language. */
export const getChangesMessages = (locale: Locale): ChangesMessages =>
  getMessages(changes, locale) as ChangesMessages;
