import { afterAll, expect, test } from "vitest";
import { compareFiles, described } from "./compare-files.ts";
import { optimiseThoroughly } from "./optimise-thoroughly.ts";
import { filesOfMany } from "./sources.ts";
import { openThorvgPlayer } from "./thorvg-player.ts";
import { openWebPlayers } from "./web-players.ts";

const web = await openWebPlayers();
const thorvg = openThorvgPlayer();
afterAll(async () => {
  await web.close();
  await thorvg.close();
});

test("every real file looks the same optimised, in ThorVG and in both renderers of lottie-web", async () => {
  const files = filesOfMany({ corpus: 1, seed: 12 });
  const { worst, different, unplayable, ...counts } = await compareFiles(files, [...web.players, thorvg], 12);
  console.log(`${counts.files} files, ${counts.frames} frames in each player`);
  for (const [player, difference] of Object.entries(worst))
    console.log(`${player}: at worst ${described(difference)}`);
  for (const line of unplayable) console.log(`not compared, the original does not play: ${line}`);
  expect(different).toEqual([]);
  expect(counts.files).toBeGreaterThan(150);
}, 3_600_000);

test("every third file of the collections looks the same where ThorVG looked at each frame", async () => {
  const files = filesOfMany({ corpus: 3, seed: 60 });
  const { worst, different, unplayable, ...counts } = await compareFiles(
    files,
    [...web.players, thorvg],
    6,
    optimiseThoroughly,
  );
  console.log(`${counts.files} files, ${counts.frames} frames in each player, optimised thoroughly`);
  for (const [player, difference] of Object.entries(worst))
    console.log(`${player}: at worst ${described(difference)}`);
  for (const line of unplayable) console.log(`not compared, the original does not play: ${line}`);
  expect(different).toEqual([]);
}, 7_200_000);
