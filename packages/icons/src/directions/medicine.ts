import type { Direction } from "../direction.ts";
import { direct } from "../direct.ts";
import {
  beat,
  breathe,
  draw,
  inTurn,
  jump,
  rock,
  shake,
  slide,
  squeeze,
  stay,
  swell,
  tremble,
} from "../rules/index.ts";

/** What doctors and nurses have at hand. */
export const medicine: Record<string, Direction> = {
  stethoscope: direct(
    "health",
    "stethoscope, doctor, medical, health, check-up, hospital",
    [4],
    beat([4], { size: 1.4 }),
    squeeze([0, 1, 2, 3], { amount: 0.05, start: 8 }),
  ),
  bandage: direct(
    "health",
    "first aid, injury",
    [0, 1, 2, 3],
    rock("all", { angle: -14, pivot: [12, 12] }),
    inTurn([0, 2, 1, 3], swell, { size: 1.9, gap: 5, start: 10 }),
  ),
  hospital: direct(
    "health",
    "hospital, medical, building, emergency",
    [0, 2],
    squeeze("all", { amount: 0.05 }),
    beat([0, 2], { size: 1.35 }),
  ),
  "pill-bottle": direct(
    "health",
    "medicine, pills, pharmacy, drug, prescription, bottle",
    [2],
    shake([0, 1], { angle: 5 }),
    slide([2], { y: -1.8, start: 8 }),
  ),
  virus: direct(
    "health",
    "flu, infection, disease",
    [0, 5, 18],
    rock([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], {
      angle: 12,
      pivot: [12, 12],
      step: 14,
    }),
    breathe([0, 5, 18, 19], { size: 1.08, pivot: [12, 12] }),
  ),
  ear: direct(
    "health",
    "hearing, listen, sound, body",
    [1],
    rock("all", { angle: 7 }),
    draw([1], { start: 8, length: 32 }),
  ),
  toothbrush: direct(
    "health",
    "toothbrush, teeth, dental, hygiene, dentist",
    [1],
    tremble("all", { x: 1.1, y: -1.1 }),
  ),
  "briefcase-medical": direct(
    "health",
    "medical, doctor, emergency, bag",
    [0, 1],
    jump("all", { height: 1.4, amount: 0.08 }),
    beat([0, 1], { size: 1.35, start: 14 }),
  ),
  ribbon: direct(
    "health",
    "cancer, charity, solidarity, support",
    [3],
    rock("all", { angle: 8 }),
    swell("all", { size: 1.06, start: 14 }),
  ),
  footprints: direct(
    "objects",
    "steps, hiking",
    [0, 3],
    inTurn(
      [
        [0, 3],
        [1, 2],
      ],
      stay,
      { y: -2.2, gap: 22, wait: 0 },
    ),
  ),
};
