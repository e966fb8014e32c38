import { contentDrawingUrl } from "../content/content-drawing.tsx";
import type { ContentDrawingName } from "../content/drawing-names.ts";

function Sheet({ href, lateHref }: { href?: string; lateHref?: string }) {
  return (
    <svg className="art" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={href} data-late-href={lateHref} width="400" height="300" />
    </svg>
  );
}

/** A drawing far below the first screen: it leaves the line to what is seen first, and comes when the page has loaded (entry.client.ts). */
export function LateDrawing({ name }: { name: ContentDrawingName }) {
  const address = contentDrawingUrl(name);
  return (
    <>
      <Sheet lateHref={address} />
      <noscript>
        <Sheet href={address} />
      </noscript>
    </>
  );
}
