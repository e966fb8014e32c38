/** The one progress device: how many of how many. `labelledBy` names the element that says it in words. */
export function Slits({ value, max, labelledBy }: { value: number; max: number; labelledBy: string }) {
  return <progress className="slits" value={value} max={max} aria-labelledby={labelledBy} />;
}

/** A card on its way. */
export function CardSkeleton() {
  return (
    <div className="card card--sk" aria-hidden="true">
      <div className="card__stage" />
      <div className="sk sk--title" />
      <div className="sk sk--by" />
    </div>
  );
}
