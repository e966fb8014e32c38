import { locateDiagnostics, parseAnimation } from "@zoetrope/lottie";
import {
  type MachineEvent,
  MachineSimulation,
  type MachineStep,
  readStateMachine,
  validateStateMachines,
} from "@zoetrope/lottie/state-machine";
import { type Command, textOf, textsOf } from "../command.ts";
import { eachFile } from "../files/each-file.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import { requireInputs } from "../files/inputs.ts";
import { jsonOption } from "../arguments/options.ts";
import { sentencesOf } from "../messages/sentences-of.ts";
import { printerOn } from "../terminal/printer.ts";
import { printable } from "../terminal/style.ts";

export const stateMachineCommand: Command = {
  summary: (m) => m.summaries["state-machine"],
  usage: "FILE... [--step STEP ...]",
  options: {
    machine: { type: "string", value: "ID", help: (m) => m.options.stateMachine.machine },
    step: {
      type: "string",
      multiple: true,
      value: "STEP",
      help: (m) =>
        m.options.stateMachine.step({
          steps: "fire:press, set:open=true, Click, PointerDown@Square, complete",
        }),
    },
    json: jsonOption,
  },
  examples: [
    "zoetrope state-machine door.lottie",
    "zoetrope state-machine door.lottie --step Click --step complete",
  ],
  async run(system, values, files) {
    const steps = textsOf(values, "step").map(stepOf);
    const printer = printerOn(system.stdout, system);
    const { paint, messages } = printer;
    const { machines } = messages.commands;
    const isJson = values["json"] === true;
    const inputs = requireInputs(system, files);
    return await eachFile(system, inputs, { isJson, lines: system.stdout }, async (input) => {
      const bytes = await input.read();
      const parsed = parseAnimation(bytes);
      const diagnostics = locateDiagnostics(bytes, validateStateMachines(parsed));
      const id = textOf(values, "machine");
      const chosen = parsed.stateMachines.find((each) => id === undefined || each.id === id);
      if (id !== undefined && chosen === undefined)
        throw new CommandError("usage", ({ usage }) => usage.unknownMachine({ id: JSON.stringify(id) }));
      const machine = steps.length === 0 ? null : readStateMachine(chosen?.json);
      const walk = machine === null ? [] : walkOf(new MachineSimulation(machine), steps);
      const count = parsed.stateMachines.length;
      return {
        report: {
          stateMachines: parsed.stateMachines.map((each) => each.id),
          walk: walk.map((each) => ({ ...each, step: each.step ?? "start" })),
          report: { diagnostics },
        },
        lines: [
          `${paint("bold", printable(input.name))}: ${count === 0 ? machines.none : printable(parsed.stateMachines.map((each) => each.id).join(", "))}`,
          ...sentencesOf(diagnostics, printer).map((line) => `  ${line}`),
          ...walk.map(
            ({ step, state, events }) =>
              `  ${paint("dim", step === null ? machines.start : printable(step))} → ${printable(state)}${describe(events, machines.endless)}`,
          ),
        ],
        exitCode: diagnostics.some(({ severity }) => severity !== "info")
          ? exitCodes.findings
          : exitCodes.fine,
      };
    });
  },
};

interface WalkStep {
  /** Null before the first. */
  step: string | null;
  state: string;
  events: MachineEvent[];
}

function walkOf(
  simulation: MachineSimulation,
  steps: readonly { text: string; step: MachineStep }[],
): WalkStep[] {
  const walk: WalkStep[] = [{ step: null, state: simulation.state, events: simulation.takeEvents() }];
  for (const { text, step } of steps) {
    simulation.take(step);
    walk.push({ step: text, state: simulation.state, events: simulation.takeEvents() });
  }
  return walk;
}

/** What else happens than states and events, such as a theme that is set. */
const describe = (events: readonly MachineEvent[], endless: string): string =>
  events
    .flatMap((event): string[] => {
      if (event.type === "set") return [`${event.input} = ${event.value}`];
      if (event.type === "action") return [`${event.action.type} ${event.action.value ?? ""}`.trim()];
      return event.type === "endless" ? [endless] : [];
    })
    .map((each) => `, ${printable(each)}`)
    .join("");

function stepOf(text: string): { text: string; step: MachineStep } {
  const [, verb, rest] = /^(fire|set):(.*)$/s.exec(text) ?? [];
  if (verb === "fire" && rest !== undefined) return { text, step: { type: "fire", event: rest } };
  const [, input, value] = /^([^=]+)=(.*)$/s.exec(rest ?? "") ?? [];
  if (verb === "set" && input !== undefined)
    return { text, step: { type: "set", input, value: valueOf(value ?? "") } };
  if (text === "complete") return { text, step: { type: "complete" } };
  const [interaction = "", layer] = text.split("@");
  if (!/^(Click|Pointer(Down|Up|Enter|Exit|Move))$/.test(interaction))
    throw new CommandError("usage", ({ usage, help, words }) =>
      words.sentences({
        first: usage.unknownStep({ step: JSON.stringify(text) }),
        second: help.see({ command: "zoetrope state-machine --help" }),
      }),
    );
  return { text, step: { type: "post", interaction, ...(layer === undefined ? {} : { layer }) } };
}

const valueOf = (text: string): string | number | boolean =>
  text === "true" || text === "false"
    ? text === "true"
    : text.trim() !== "" && Number.isFinite(Number(text))
      ? Number(text)
      : text;
