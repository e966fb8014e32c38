/** A card on its way. */
export function CardSkeleton() {
  return (
    <div className="card card--skeleton" aria-hidden="true">
      <div className="card__stage" />
      <div className="skeleton skeleton--title" />
      <div className="skeleton skeleton--creator" />
    </div>
  );
}
