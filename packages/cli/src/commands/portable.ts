import { portable, type Target, targets } from "@zoetrope/lottie";
import { openBooleans } from "@zoetrope/render";
import { textOf } from "../command.ts";
import { CommandError } from "../exit-codes.ts";
import { sentencesOf } from "../messages/sentences-of.ts";
import { bakeInSandbox, bakeOption } from "./baking/bake-in-sandbox.ts";
import { createEditCommand } from "./edits/create-edit-command.ts";

export const portableCommand = createEditCommand({
  summary: (m) => m.summaries.portable,
  usage: "--target NAME,...",
  options: {
    target: {
      type: "string",
      value: "NAME,...",
      choices: targets,
      help: (m) => m.options.portable.target({ targets: targets.join(", ") }),
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
  notes: ({ rewritten }, printer) => sentencesOf(rewritten, printer),
  misses: ({ left }, printer) => sentencesOf(left, printer),
});

function readTargets(text: string | undefined): Target[] {
  const names = (text ?? "").split(",").flatMap((name) => name.trim() || []);
  if (names.length === 0)
    throw new CommandError("usage", ({ usage }) =>
      usage.whichTarget({ example: `--target ${targets.slice(0, 2).join(",")}` }),
    );
  return names.map((name) => {
    const target = targets.find((each) => each === name);
    if (target === undefined)
      throw new CommandError("usage", ({ usage }) =>
        usage.choice({ option: "--target", choices: targets.join(", "), given: JSON.stringify(name) }),
      );
    return target;
  });
}
