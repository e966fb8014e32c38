import { portable, type Target, targets } from "@zoetrope/lottie";
import { openBooleans } from "@zoetrope/render";
import { textOf } from "../command.ts";
import { CommandError } from "../exit-codes.ts";
import { sentencesOf } from "../sentences-of.ts";
import { bakeInSandbox, bakeOption } from "./bake-in-sandbox.ts";
import { createEditCommand } from "./edits/create-edit-command.ts";

export const portableCommand = createEditCommand({
  summary: "Write what a player cannot draw in a way that it can, and name what stays.",
  usage: "--target NAME,...",
  options: {
    target: {
      type: "string",
      value: "NAME,...",
      choices: targets,
      help: `What it is to play in: ${targets.join(", ")}.`,
    },
    "bake-expressions": bakeOption,
  },
  examples: [
    "zoetrope portable walk.json --target ios,android --output walk.mobile.json",
    "zoetrope portable 'icons/*.json' --target thorvg --output portable/",
    "zoetrope portable walk.json --target telegram --output walk.tgs",
    "zoetrope portable turn.json --target ios --bake-expressions --output turn.mobile.json",
  ],
  format(values) {
    const wanted = readTargets(textOf(values, "target"));
    return wanted.length === 1 && wanted[0] === "telegram" ? "tgs" : undefined;
  },
  prepare(values) {
    const wanted = readTargets(textOf(values, "target"));
    const baking = values["bake-expressions"] === true ? { bakeExpressions: bakeInSandbox } : {};
    return (bytes, only, control) =>
      portable(bytes, { targets: wanted, openBooleans, ...baking, ...only }, control);
  },
  notes: ({ rewritten }, paint) => sentencesOf(rewritten, paint),
  misses: ({ left }, paint) => sentencesOf(left, paint),
});

function readTargets(text: string | undefined): Target[] {
  const names = (text ?? "").split(",").flatMap((name) => name.trim() || []);
  if (names.length === 0)
    throw new CommandError("usage", `Say what it is to play in: --target ${targets.slice(0, 2).join(",")}.`);
  return names.map((name) => {
    const target = targets.find((each) => each === name);
    if (target === undefined)
      throw new CommandError("usage", `--target is of ${targets.join(", ")}, not ${JSON.stringify(name)}.`);
    return target;
  });
}
