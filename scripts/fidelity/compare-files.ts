import {
  fillSlots,
  type LottieJson,
  optimiseJson,
  parseAnimation,
  standaloneJson,
  stripExpressions,
} from "@zoetrope/lottie";
import { type Difference, isDifferent, none, type Player, worseOf } from "./difference.ts";

export interface ComparedFile {
  path: string;
  bytes: Uint8Array;
}

export interface Comparison {
  files: number;
  frames: number;
  /** The worst of all files, by player. */
  worst: { [player: string]: Difference };
  /** One line for each file that looks different somewhere. */
  different: string[];
  /** Files that a player does not play as they are: nothing can be said of them there. */
  unplayable: string[];
}

/** Draws each file as it is and as `optimised` makes it, in every player. All whole frames where times were changed, else some. */
export async function compareFiles(
  files: Iterable<ComparedFile> | AsyncIterable<ComparedFile>,
  players: readonly Player[],
  framesOfEach: number,
  optimised: (json: LottieJson) => LottieJson | Promise<LottieJson> = (json) => optimiseJson(json),
): Promise<Comparison> {
  const result: Comparison = { files: 0, frames: 0, worst: {}, different: [], unplayable: [] };
  for await (const { path, bytes } of files) {
    // As it is stored: without the programs that some players would run.
    const json = fillSlots(stripExpressions(standaloneJson(parseAnimation(bytes)) ?? {}));
    const changed = await optimised(json);
    const frames = framesOf(json, timesOf(json) === timesOf(changed) ? framesOfEach : Infinity);
    result.files++;
    result.frames += frames.length;
    await Promise.all(
      players.map(async (player) => {
        try {
          const [difference = none] = await player.compare(
            JSON.stringify(json),
            [JSON.stringify(changed)],
            frames,
          );
          result.worst[player.name] = worseOf(result.worst[player.name] ?? none, difference);
          if (isDifferent(difference))
            result.different.push(`${player.name}: ${path}: ${described(difference)}`);
        } catch (error) {
          result.unplayable.push(`${player.name}: ${path}: ${String(error).slice(0, 200)}`);
        }
      }),
    );
  }
  return result;
}

export function described({ frame, share, strongest }: Difference): string {
  return `${(share * 100).toFixed(2)} % of the pixels at frame ${frame}, by up to ${strongest.toFixed(0)} of 255`;
}

/** The first and the last, and others evenly between. */
function framesOf(json: LottieJson, most: number): number[] {
  const last = Math.max(0, Math.floor(Number(json["op"]) - Number(json["ip"])) - 1);
  const count = Math.min(last + 1, most);
  const frames = Array.from({ length: count }, (_, index) =>
    Math.round((index * last) / Math.max(1, count - 1)),
  );
  return [...new Set(frames)];
}

/** Everything that says when, in the order it stands. */
function timesOf(json: LottieJson): string {
  const times: number[] = [];
  JSON.stringify(json, (key, value: unknown) => {
    if (typeof value === "number" && ["t", "ip", "op", "st", "sr"].includes(key)) times.push(value);
    return value;
  });
  return times.join(" ");
}
