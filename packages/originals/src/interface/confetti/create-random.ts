import { createSeededRandom } from "@zoetrope/kit/seeded-random";

/** Numbers from 0 to 1 that are the same on every build, and of seeds that follow one another do not begin alike. */
export const createRandom = (seed: number): (() => number) =>
  createSeededRandom(Math.imul(seed + 1, 0x9e3779b1));
