import { CachedFragment } from "@zoetrope/ui/cached-fragment";

const drum =
  "M1 24a23 23 0 1 0 46 0a23 23 0 1 0 -46 0ZM21.7 13.1L21.7 6.8A2.4 2.4 0 0 1 26.4 6.8L26.4 13.1A2.4 2.4 0 0 1 21.7 13.1ZM30 14.6L34.5 10.1A2.4 2.4 0 0 1 37.9 13.5L33.4 18A2.4 2.4 0 0 1 30 14.6ZM34.9 21.7L41.3 21.7A2.4 2.4 0 0 1 41.3 26.4L34.9 26.4A2.4 2.4 0 0 1 34.9 21.7ZM33.4 30L37.9 34.5A2.4 2.4 0 0 1 34.5 37.9L30 33.4A2.4 2.4 0 0 1 33.4 30ZM26.4 34.9L26.4 41.3A2.4 2.4 0 0 1 21.7 41.3L21.7 34.9A2.4 2.4 0 0 1 26.4 34.9ZM18 33.4L13.5 37.9A2.4 2.4 0 0 1 10.1 34.5L14.6 30A2.4 2.4 0 0 1 18 33.4ZM13.1 26.4L6.8 26.4A2.4 2.4 0 0 1 6.8 21.7L13.1 21.7A2.4 2.4 0 0 1 13.1 26.4ZM14.6 18L10.1 13.5A2.4 2.4 0 0 1 13.5 10.1L18 14.6A2.4 2.4 0 0 1 14.6 18ZM20.6 24a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z";
const litSlit = "M20.8 14.1L20.8 6.8A3.2 3.2 0 0 1 27.2 6.8L27.2 14.1A3.2 3.2 0 0 1 20.8 14.1Z";
const wordmark =
  "M0 0h88v30l-47 40h47v30H0V70L47 30H0ZM93 50a52 52 0 1 0 104 0a52 52 0 1 0 -104 0ZM138.5 26.5a6.5 6.5 0 0 1 13 0V73.5a6.5 6.5 0 0 1 -13 0ZM304.4 58A52 52 0 1 0 296 79.6L279 71H235a6.5 6.5 0 0 1 0 -13ZM322 -32h36V0h20v28h-20v34q0 9 9 9h11v29h-16Q322 100 322 60V28H311V0h11ZM385 0h36v18Q430 -2 451 -2V36Q421 35 421 64V100H385ZM454 50a52 52 0 1 0 104 0a52 52 0 1 0 -104 0ZM499.5 26.5a6.5 6.5 0 0 1 13 0V73.5a6.5 6.5 0 0 1 -13 0ZM566 0h30Q609 -2 619 -2A52 52 0 1 1 602 99.2V134H566ZM612.5 26.5a6.5 6.5 0 0 1 13 0V73.5a6.5 6.5 0 0 1 -13 0ZM779.4 58A52 52 0 1 0 771 79.6L754 71H710a6.5 6.5 0 0 1 0 -13Z";

/** The drum; its lit slit takes `--lamp` of the ground it stands on. */
export const BrandMark = () => (
  <svg className="logo-mark" viewBox="0 0 48 48" aria-hidden="true">
    <path className="logo-drum" fill="currentColor" fillRule="evenodd" d={drum} />
    <path fill="var(--lamp)" d={litSlit} />
  </svg>
);

export const BrandWordmark = () => (
  <svg className="logo-wordmark" viewBox="-4 -34 788 172" aria-hidden="true">
    <path fillRule="evenodd" d={wordmark} />
  </svg>
);

/** Mark and wordmark; the drum turns once under the pointer, the lit slit stays. */
export function Logo({
  href,
  label,
  item,
}: {
  href: string;
  label: string;
  /** What its clicks are counted by (measured.ts). Default: they are not counted. */
  item?: string | undefined;
}) {
  return (
    <CachedFragment as="a" cacheKey="logo" className="logo" href={href} aria-label={label} data-item={item}>
      {() => (
        <>
          <BrandMark />
          <BrandWordmark />
        </>
      )}
    </CachedFragment>
  );
}
