import type { ContentDrawingName } from "../drawing-names.ts";

const files = import.meta.glob<string>("../../../../../content/drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Where a drawing lies, for `<use>`. */
export const contentDrawingUrl = (name: ContentDrawingName): string =>
  `${files[`../../../../../content/drawings/${name}.svg`]}#drawing`;

/** A drawing on the tissue around it. Each is a file of its own, so a page loads those that it shows. */
export function ContentDrawing({ name }: { name: ContentDrawingName }) {
  return (
    <svg className="art" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={contentDrawingUrl(name)} width="400" height="300" />
    </svg>
  );
}
