import type { AnimationFacts } from "../contract.ts";
import type { Scene } from "../scene/scene.ts";
import type { AccessibilityFinding, FindingCode } from "./finding.ts";
import { areaOf, leavesOf, type SceneLeaf } from "./scene-leaves.ts";

const looksPerSecond = 10;
/** The first 150 seconds: more than is looked at for flashes of most animations. */
const maxLooks = 1_500;
/** Ours: WCAG (2.3.3) names no figures. Shares of the longer side of the canvas, factors, and degrees, a second. */
const fast = { move: 0.25, growth: 0.4, turn: 90 };
const minShare = { large: 0.5, parallax: 0.15 };
/** For a parallax: each moves, one so much faster than the other, in about the same direction. */
const parallax = { move: 0.1, ratio: 1.5, sameDirection: 0.8 };
const minSeconds = 0.5;

interface Movement {
  leaf: SceneLeaf;
  x: number;
  y: number;
  isLarge: boolean;
}

export interface Motion {
  findings: AccessibilityFinding[];
  /** Of the fastest part that covers much, in longer sides of the canvas a second, in the order of time. */
  speeds: { frame: number; speed: number }[];
}

/** Large parts that move, grow or turn quickly, and large layers that pass each other. `checkpoint` is called between two looks. */
export async function findMotion(
  { width, height, frameRate, frameCount }: AnimationFacts,
  sceneAt: (frame: number) => Scene,
  checkpoint: () => Promise<void>,
): Promise<Motion> {
  const looks = Math.min(maxLooks, Math.floor((frameCount / frameRate) * looksPerSecond));
  const step = frameRate / looksPerSecond;
  const side = Math.max(width, height);
  const found: Record<"large-motion" | "parallax", { frame: number; leaves: SceneLeaf[] }[]> = {
    "large-motion": [],
    parallax: [],
  };
  const speeds: Motion["speeds"] = [];
  let before = new Map<string, SceneLeaf>();
  for (let look = 0; look < looks; look++) {
    await checkpoint();
    const frame = look * step;
    const leaves = leavesOf(sceneAt(frame));
    const movements = leaves.flatMap((leaf) => {
      const last = before.get(leaf.path);
      return last === undefined ? [] : [movementOf(last, leaf, side, width * height)];
    });
    const large = movements.filter(({ isLarge }) => isLarge).map(({ leaf }) => leaf);
    if (large.length > 0) found["large-motion"].push({ frame, leaves: large });
    const passing = passingLayers(movements, width * height);
    if (passing.length > 0) found.parallax.push({ frame, leaves: passing });
    const speed = movements
      .filter(({ leaf }) => areaOf(leaf.visible) / (width * height) >= minShare.parallax)
      .reduce((most, { x, y }) => Math.max(most, Math.hypot(x, y)), 0);
    // It moved to where it is now: from the look before on.
    if (look > 0) speeds.push({ frame: frame - step, speed });
    before = new Map(leaves.map((leaf) => [leaf.path, leaf]));
  }
  const findings = (["large-motion", "parallax"] as const).flatMap((code) =>
    findingOf(code, found[code], step),
  );
  return { findings, speeds };
}

function movementOf(last: SceneLeaf, leaf: SceneLeaf, side: number, canvas: number): Movement {
  const perSecond = looksPerSecond / side;
  const x = (leaf.box.left + leaf.box.right - last.box.left - last.box.right) * 0.5 * perSecond;
  const y = (leaf.box.top + leaf.box.bottom - last.box.top - last.box.bottom) * 0.5 * perSecond;
  const growth = Math.abs(Math.log(Math.sqrt(areaOf(leaf.box) / areaOf(last.box)))) * looksPerSecond;
  const turn = Math.abs(angleBetween(last.matrix, leaf.matrix)) * looksPerSecond;
  const share = Math.min(areaOf(last.visible), areaOf(leaf.visible)) / canvas;
  const isFast = Math.hypot(x, y) > fast.move || growth > fast.growth || turn > fast.turn;
  return { leaf, x, y, isLarge: share >= minShare.large && isFast };
}

function angleBetween([a, b]: readonly number[], [c, d]: readonly number[]): number {
  const degrees = ((Math.atan2(d ?? 0, c ?? 0) - Math.atan2(b ?? 0, a ?? 0)) * 180) / Math.PI;
  return ((degrees + 540) % 360) - 180;
}

function passingLayers(movements: readonly Movement[], canvas: number): SceneLeaf[] {
  const moving = movements.filter(
    ({ leaf, x, y }) =>
      Math.hypot(x, y) > parallax.move && areaOf(leaf.visible) / canvas >= minShare.parallax,
  );
  for (const [index, one] of moving.entries())
    for (const other of moving.slice(index + 1)) {
      const [speed, otherSpeed] = [Math.hypot(one.x, one.y), Math.hypot(other.x, other.y)];
      const direction = (one.x * other.x + one.y * other.y) / (speed * otherSpeed);
      const ratio = Math.max(speed, otherSpeed) / Math.min(speed, otherSpeed);
      if (direction > parallax.sameDirection && ratio > parallax.ratio) return [one.leaf, other.leaf];
    }
  return [];
}

function findingOf(
  code: FindingCode,
  found: readonly { frame: number; leaves: SceneLeaf[] }[],
  step: number,
): AccessibilityFinding[] {
  const [first] = found;
  const [leaf] = first?.leaves ?? [];
  if (first === undefined || leaf === undefined || found.length < minSeconds * looksPerSecond) return [];
  const layers = new Map(
    found.flatMap(({ leaves }) => leaves).map(({ layer }) => [layer.pointer, layer.name] as const),
  );
  const frames: { first: number; last: number }[] = [];
  for (const { frame } of found) {
    const last = frames.at(-1);
    if (last !== undefined && frame - last.last <= step * 1.5) last.last = frame;
    else frames.push({ first: frame, last: frame });
  }
  return [
    {
      code,
      severity: "warning",
      frames,
      layers: [...layers].slice(0, 5).map(([pointer, name]) => ({ pointer, name })),
      picture: { frame: first.frame, area: leaf.visible },
      parameters: {},
    },
  ];
}
