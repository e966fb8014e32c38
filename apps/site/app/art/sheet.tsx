/** The 400 × 300 sheet of a drawing, or what `viewBox` crops of it. `href` and `lateHref` (see DeferredSheet): its address, with a fragment. */
export function Sheet({
  href,
  lateHref,
  viewBox = "0 0 400 300",
}: {
  href?: string;
  lateHref?: string;
  viewBox?: string | undefined;
}) {
  return (
    <svg className="art" viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={href} data-late-href={lateHref} width="400" height="300" />
    </svg>
  );
}

/** Leaves the line to what is seen first, and comes when the page has loaded (entry.client.ts). */
export function DeferredSheet({ address, viewBox }: { address: string; viewBox?: string | undefined }) {
  return (
    <>
      <Sheet lateHref={address} viewBox={viewBox} />
      <noscript>
        <Sheet href={address} viewBox={viewBox} />
      </noscript>
    </>
  );
}
