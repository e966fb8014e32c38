/** A drawing of the product on its tissue, cut by whatever it stands in. */
export function Scene({ drawing }: { drawing: string | null }) {
  if (drawing === null) return null;
  return (
    <svg className="scene-drawing" viewBox="0 0 400 300" aria-hidden="true">
      <use href={drawing} width="400" height="300" />
    </svg>
  );
}
