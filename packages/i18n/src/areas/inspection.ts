// Written by `npm run messages` from messages/en/inspection.json. Do not edit.
import { inspection } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface InspectionMessages {
  layer: {
    text: Message<{ text: string | number }>;
    emptyText: string;
    image: Message<{ name: string | number }>;
    video: Message<{ name: string | number }>;
    audio: Message<{ name: string | number }>;
    composition: Message<{ name: string | number }>;
    solid: Message<{ colour: string | number }>;
    null: string;
    camera: string;
    other: string;
    noShapes: string;
    inColours: Message<{ shapes: string | number; colours: string | number }>;
  };
  shapes: {
    ellipse: Message<{ count: number }>;
    rectangle: Message<{ count: number }>;
    star: Message<{ count: number }>;
    path: Message<{ count: number }>;
  };
  stickers: {
    canvas: Message<{ messenger: string | number; side: number }>;
    duration: Message<{ messenger: string | number; seconds: number }>;
    "frame-rate": Message<{ messenger: string | number; rates: string | number }>;
    bytes: Message<{ messenger: string | number; kilobytes: number }>;
    features: Message<{ messenger: string | number }>;
    fits: Message<{ messenger: string | number }>;
  };
}

/** The messages of inspection in a language. */
export const getInspectionMessages = (locale: Locale): InspectionMessages =>
  getMessages(inspection, locale) as InspectionMessages;
