/**
 * A drawing that is fetched when it is first seen: `data-href` becomes `href` when its menu opens (client/menus/show-drawings.ts).
 * Without it the sheet of tissue stands empty.
 */
export function MenuDrawing({ url, viewBox = "0 0 400 300" }: { url: string | null; viewBox?: string }) {
  if (url === null) return null;
  return (
    <svg className="art" viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use data-href={url} width="400" height="300" />
    </svg>
  );
}
