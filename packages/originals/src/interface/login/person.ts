import { discPath, fill, ink } from "../shapes.ts";

export const person = (x: number, y: number, size: number, color: string = ink) =>
  fill(
    `${discPath(x, y - size * 0.42, size * 0.34)}M${x - size * 0.66} ${y + size * 0.72}C${x - size * 0.66} ${y - size * 0.16} ${x + size * 0.66} ${y - size * 0.16} ${x + size * 0.66} ${y + size * 0.72}Z`,
    color,
  );
