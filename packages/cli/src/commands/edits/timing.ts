import { retime, reverse, trim } from "@zoetrope/lottie";
import { CommandError } from "../../exit-codes.ts";
import { numberOf } from "../../arguments/options.ts";
import { createEditCommand } from "./create-edit-command.ts";

const anyFrame = { min: 0, max: 5_000_000 };

export const trimCommand = createEditCommand({
  summary: (m) => m.summaries["edit trim"],
  usage: "[--from N] [--to N]",
  options: {
    from: {
      type: "string",
      value: "N",
      help: (m) => m.options.trim.from,
    },
    to: { type: "string", value: "N", help: (m) => m.options.trim.to },
  },
  examples: ["zoetrope edit trim walk.json --from 3 --to 9 --output step.json"],
  prepare(values) {
    const from = numberOf(values, "from", anyFrame);
    const to = numberOf(values, "to", anyFrame);
    if (from === undefined && to === undefined)
      throw new CommandError("usage", ({ usage }) => usage.whichPart);
    const options = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    return (bytes, only, control) => trim(bytes, { ...options, ...only }, control);
  },
});

export const retimeCommand = createEditCommand({
  summary: (m) => m.summaries["edit retime"],
  usage: "--speed N | --duration SECONDS",
  options: {
    speed: { type: "string", value: "N", help: (m) => m.options.retime.speed },
    duration: { type: "string", value: "SECONDS", help: (m) => m.options.retime.duration },
  },
  examples: [
    "zoetrope edit retime walk.json --speed 2 --output fast.json",
    "zoetrope edit retime walk.json --duration 3 --output slow.json",
  ],
  prepare(values) {
    const speed = numberOf(values, "speed", { min: 0.001, max: 1000 });
    const durationInSeconds = numberOf(values, "duration", { min: 0.001, max: 100_000 });
    if ((speed === undefined) === (durationInSeconds === undefined))
      throw new CommandError("usage", ({ usage }) => usage.howFast);
    const options = speed === undefined ? { durationInSeconds: durationInSeconds ?? 1 } : { speed };
    return (bytes, only, control) => retime(bytes, { ...options, ...only }, control);
  },
});

export const reverseCommand = createEditCommand({
  summary: (m) => m.summaries["edit reverse"],
  usage: "",
  options: {},
  examples: ["zoetrope edit reverse walk.json --output back.json"],
  prepare: () => (bytes, only, control) => reverse(bytes, only, control),
});
