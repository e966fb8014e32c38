import { afterAll, describe, expect, test } from "vitest";
import { sampleEvery } from "../../../scripts/test-command/thoroughness.ts";
import { realAnimations } from "@zoetrope/lottie/testing/corpus";
import { createRenderer } from "../../render/src/renderer/create-renderer.ts";
import { listOriginals } from "./index.ts";
import { walkMachine } from "./testing/machine-walk.ts";

const renderer = createRenderer({ timeoutInMs: 60_000 });
afterAll(() => renderer.close());

const files = [
  ...listOriginals()
    .filter((original) => original.build().stateMachines.length > 0)
    .map((original) => ({ name: original.key, bytes: original.toDotLottie() })),
  ...[...realAnimations()]
    .filter(({ path }) => /sm[^/]*\.lottie$|\/sm\/[^/]+\.lottie$/.test(path))
    .map(({ path, bytes }) => ({ name: path.split("/").slice(-2).join("/"), bytes })),
];

async function prepare(bytes: Uint8Array) {
  const prepared = await renderer.prepare(bytes);
  if ("refused" in prepared) throw new Error(prepared.refused.reason);
  return prepared;
}

const sample = sampleEvery(files, 0, 4);
const walked = files.filter((file) => sample.includes(file) || /owl|gallop/.test(file.name));

const walk = { seed: 7, steps: 60 };

describe("the optimised file of an interactive animation", () => {
  test("the owl and the gallop are among those that are walked through", () => {
    expect(walked.map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/owl/), expect.stringMatching(/gallop/)]),
    );
  });

  test.each(walked)("$name goes through the same states as the file it was made of", async ({ bytes }) => {
    const prepared = await prepare(bytes);
    expect(prepared.stateMachines.length).toBeGreaterThan(0);
    for (const machine of prepared.stateMachines) {
      const before = await walkMachine(bytes, machine, walk);
      const after = await walkMachine(prepared.files["dotlottie-optimised"], machine, walk);
      expect(after.trace).toEqual(before.trace);
    }
  });

  test("the walk reaches every state of the owl, and another walk goes another way, so a difference would show", async () => {
    const owl = files.find(({ name }) => name.includes("owl"));
    if (!owl) throw new Error("There is no owl");
    const [first, second] = [
      await walkMachine(owl.bytes, "temper", walk),
      await walkMachine(owl.bytes, "temper", { ...walk, seed: 8 }),
    ];
    expect([...first.states].toSorted()).toEqual(["asleep", "awake", "startled"]);
    expect(second.trace).not.toEqual(first.trace);
  });
});
