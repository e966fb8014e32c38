/** So much longer than anybody looks at it: it stands still. */
const slowness = 100_000;
/** A moment between two frames belongs to neither. */
const pastTheEdgeInSeconds = 0.0005;

/**
 * An SVG that `toAnimatedSvg` wrote, at a moment: in an `<img>`, where nobody can stop it, it moves so slowly that it stands there. It moves
 * for whoever asked for less motion as well, who then chooses the moment.
 */
export const svgAtMoment = (svg: string, seconds: number): string =>
  svg
    .replaceAll(
      / dur="([\d.]+)s"/g,
      (_, duration: string) =>
        ` dur="${Number(duration) * slowness}s" begin="-${(seconds + pastTheEdgeInSeconds) * slowness}s"`,
    )
    .replace("@media (prefers-reduced-motion:reduce)", "@media not all");
