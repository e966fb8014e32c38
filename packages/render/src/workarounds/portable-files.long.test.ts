import { convert, parseAnimation, portable, targets, withoutPrograms } from "@zoetrope/lottie";
import { expect, it } from "vitest";
import { realAnimations } from "@zoetrope/lottie/testing/corpus";
import { openDrawingCore } from "../node.ts";
import { openFrames } from "../drawing/open-frames.ts";
import { pictureError } from "../testing/picture-error.ts";
import { openBooleans } from "./boolean-paths.ts";

/** A file in which something was written in another way may differ so much in the mean of a frame, of 255. */
const same = 0.35;
const [width, frames] = [128, 5];
/** What ThorVG draws in another way than Skottie and lottie-web before: the start of stars that are trimmed, and parts of copies. */
const drawnOtherwise = /"sr"[^]*"tm"|"rp"/;

it("real files look the same once they play everywhere, and are not changed again", async () => {
  const open = openFrames(await openDrawingCore());
  const counts = new Map<string, number>();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const [faults, others]: [string[], string[]] = [[], []];
  let [worst, sum, compared] = [0, 0, 0];
  for (const { path, bytes } of realAnimations()) {
    count("files");
    const { result, report } = await portable(bytes, { targets, openBooleans });
    for (const { parameters } of report.rewritten) count(`rewritten ${parameters["feature"]}`);
    for (const { code, parameters } of report.left) count(`left ${parameters["feature"] ?? code}`);
    if (report.changes === 0) continue;
    count("changed");
    const again = await portable((await convert(result, { format: result.format })).result, {
      targets,
      openBooleans,
    });
    if (again.report.changes > 0) faults.push(`${path} is changed again`);
    const before = withoutPrograms(parseAnimation(bytes));
    for (const { id } of before.animations) {
      const isOther = drawnOtherwise.test(JSON.stringify(before.animations));
      const [first, second] = [await open(before, id, width), await open(result, id, width)];
      const json = before.animations.find((each) => each.id === id)?.json ?? {};
      const length = Number(json["op"]) - Number(json["ip"]);
      for (let index = 0; index < frames; index++) {
        const frame = Math.floor((length * index) / frames);
        const error = pictureError((await first.draw(frame)).slice(), await second.draw(frame));
        [worst, sum, compared] = [Math.max(worst, error), sum + error, compared + 1];
        if (error > same) (isOther ? others : faults).push(`${path} frame ${frame}: ${error.toFixed(3)}`);
      }
    }
  }
  process.stdout.write(
    `${[
      ...[...counts].map(([name, files]) => `${String(files).padStart(5)} ${name}`).toSorted(),
      `${compared} frames, mean error ${(sum / compared).toFixed(4)}, worst ${worst.toFixed(3)} of 255`,
      ...others,
    ].join("\n")}\n`,
  );
  expect(faults).toEqual([]);
});
