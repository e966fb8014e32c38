import { amber, disc, discPath, line } from "../shapes.ts";

/** The face of a coin: a slit drum, so that it belongs to no country. */
export const coinFace = (x: number, y: number, radius: number) => {
  const slits = Array.from({ length: 8 }, (_, index) => {
    const [sin, cos] = [Math.sin((index * Math.PI) / 4), Math.cos((index * Math.PI) / 4)];
    return `M${x + cos * radius * 0.34} ${y + sin * radius * 0.34}L${x + cos * radius * 0.6} ${y + sin * radius * 0.6}`;
  }).join("");
  return [
    disc(x, y, radius),
    line(discPath(x, y, radius * 0.8), { width: radius * 0.06, color: amber[0] }),
    line(slits, { width: radius * 0.13, color: amber[0] }),
  ];
};
