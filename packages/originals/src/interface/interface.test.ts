import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { DotLottie } from "@lottiefiles/dotlottie-web";
import { describe, expect, it } from "vitest";
import type { Original } from "../builder/index.ts";
import { interfaceAnimations } from "./index.ts";

const wasm = readFileSync(
  createRequire(import.meta.url).resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm"),
);
DotLottie.setWasmUrl(`data:application/wasm;base64,${wasm.toString("base64")}`);

const machineOf = (original: Original) => original.build().stateMachines[0]?.id;

/** The states a file goes through when it is touched in the given ways, one after the other. */
async function statesAfter(
  original: Original,
  machine: string,
  touches: ("enter" | "press")[],
): Promise<string[]> {
  const data = new Uint8Array(original.toDotLottie()).buffer;
  const player = new DotLottie({ canvas: { width: 60, height: 60 }, data, autoplay: false });
  try {
    await new Promise<void>((resolve) => {
      if (player.isLoaded) resolve();
      else player.addEventListener("load", () => resolve());
    });
    player.stateMachineLoad(machine);
    player.stateMachineStart();
    const states = [player.stateMachineGetCurrentState()];
    for (const touch of touches) {
      if (touch === "enter") player.stateMachinePostPointerEnterEvent(30, 30);
      else player.stateMachinePostPointerDownEvent(30, 30);
      states.push(player.stateMachineGetCurrentState());
    }
    return states;
  } finally {
    player.destroy();
  }
}

describe("interface animations", () => {
  it.each(["loading", "success", "confetti", "ai", "arrow", "login", "error", "check", "money", "404"])(
    "offer at least eight for %s",
    (term) => {
      expect(interfaceAnimations.filter(({ tags }) => tags.includes(term)).length).toBeGreaterThanOrEqual(8);
    },
  );

  it("load in a moment: none weighs more than 30 kB", () => {
    const heavy = interfaceAnimations.filter((original) => original.toDotLottie().length > 30_000);
    expect(heavy.map(({ key }) => key)).toEqual([]);
  });

  it.each(
    interfaceAnimations.filter((one) => machineOf(one) === "toggle").map((one) => [one.title, one] as const),
  )("%s goes on when pressed and off when pressed again", async (_title, original) => {
    expect(await statesAfter(original, "toggle", ["press", "press"])).toEqual([
      "off",
      "turning-on",
      "turning-off",
    ]);
  });

  it.each(
    interfaceAnimations.filter((one) => machineOf(one) === "hover").map((one) => [one.title, one] as const),
  )("%s plays when the pointer comes in", async (_title, original) => {
    expect(await statesAfter(original, "hover", ["enter"])).toEqual(["resting", "playing"]);
  });
});
