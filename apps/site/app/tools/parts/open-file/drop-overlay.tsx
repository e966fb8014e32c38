/** Over the page while a file is dragged over it. */
export function DropOverlay({ isShown, text }: { isShown: boolean; text: string }) {
  if (!isShown) return null;
  return (
    <div className="drop-overlay">
      <div className="drop-overlay__panel tissue tint-amber">
        <b className="h3">{text}</b>
      </div>
    </div>
  );
}
