import drum from "../art/drum.svg?url";

/** The panes of the drum from left to right: tissue and where the pane stands (a flat projection of the inner wall). */
const panes = [
  ["amber", "matrix(.8795 -.3168 0 1.3014 -1328.3165 149.1904)"],
  ["rose", "matrix(.8727 -.2052 0 1.074 -1069.2491 101.9654)"],
  ["lilac", "matrix(.835 -.1302 0 .9278 -814.0359 71.1203)"],
  ["sky", "matrix(.7988 -.077 0 .8374 -570.4586 51.045)"],
  ["mint", "matrix(.7748 -.0358 0 .788 -337.683 38.3217)"],
  ["amber", "matrix(.7666 0 0 .7724 -111.9595 30.9534)"],
  ["rose", "matrix(.7748 .0358 0 .788 111.3616 27.8511)"],
  ["lilac", "matrix(.7988 .077 0 .8374 337.1434 28.5502)"],
  ["sky", "matrix(.835 .1302 0 .9278 570.1288 33.0895)"],
  ["mint", "matrix(.8727 .2052 0 1.074 814.3516 42.0268)"],
  ["amber", "matrix(.8795 .3168 0 1.3014 1071.4095 56.6552)"],
] as const;

const poseCount = 10;

/**
 * The zoetrope of the hero: ten poses of a gallop, one per pane, the middle one under the lit slit. Script advances the poses
 * (behaviour/spin-drum.ts); the panes never change their tint, so nothing flashes.
 */
export function Drum() {
  return (
    <div className="drum" aria-hidden="true" data-drum={drum}>
      <svg className="drum__svg" viewBox="-1180 0 2360 412">
        <use href={`${drum}#panes`} x="-1180" width="2360" height="412" />
        {panes.map(([tint, transform], index) => (
          <g key={transform} className={`tint-${tint}`} transform={transform}>
            <circle cx="146" cy="185.8" r="83.2" fill="var(--tint-2)" />
            <use
              href={`${drum}#pose-${(index + 5) % poseCount}`}
              y="86"
              width="292.1"
              height="224.7"
              data-pose
            />
          </g>
        ))}
        <use href={`${drum}#rims`} x="-1180" width="2360" height="412" />
      </svg>
    </div>
  );
}

/** A drum without pictures, for pages that are missing. */
export function EmptyDrum() {
  return (
    <div className="drum" aria-hidden="true">
      <svg className="drum__svg" viewBox="-1180 0 2360 412">
        <use href={`${drum}#panes`} x="-1180" width="2360" height="412" />
        <use href={`${drum}#rims`} x="-1180" width="2360" height="412" />
      </svg>
    </div>
  );
}
