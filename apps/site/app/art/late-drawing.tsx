import { contentDrawingUrl } from "../content/components/content-drawing.tsx";
import type { ContentDrawingName } from "../content/drawing-names.ts";
import { DeferredSheet } from "./sheet.tsx";

/** A drawing of the content far below the first screen. */
export const LateDrawing = ({ name }: { name: ContentDrawingName }) => (
  <DeferredSheet address={contentDrawingUrl(name)} />
);
