import { parseAnimation } from "@zoetrope/lottie";
import { MachineSimulation, readStateMachine, validateStateMachines } from "@zoetrope/lottie/state-machine";
import { expect, test } from "vitest";
import { buildTemplate, firstSegments, templateNames } from "./machine-templates.ts";

const markers = ["sleep", "wake"].map((cm, index) => ({ cm, tm: index * 10, dr: 10 }));
const animation = { v: "5.7.0", w: 9, h: 9, fr: 30, ip: 0, op: 20, layers: [], markers };
const parsed = parseAnimation(new TextEncoder().encode(JSON.stringify(animation)));
const [first] = parsed.animations;

test.each(templateNames)("nothing is wrong with %s, with parts and without", (name) => {
  for (const names of [[], ["sleep", "wake"]]) {
    const built = buildTemplate(name, first?.id ?? "", firstSegments(name, names));
    const machine = { ...built, name: null, inManifest: {} };
    expect(validateStateMachines({ ...parsed, stateMachines: [machine] })).toEqual([]);
  }
});

test("what is clicked plays once and rests", () => {
  const machine = readStateMachine(buildTemplate("click", "a", {}).json);
  if (machine === null) throw new Error("no machine");
  const simulation = new MachineSimulation(machine);
  simulation.take({ type: "post", interaction: "Click" });
  expect(simulation.state).toBe("play");
  simulation.take({ type: "complete" });
  expect(simulation.state).toBe("rest");
});
