import {
  analyseAccessibility,
  applyDiff,
  convert,
  createTextShaper,
  diff,
  embedCertificate,
  extractTheme,
  fitPreset,
  fromSvg,
  mergeChanges,
  parseAnimation,
  presetNames,
  reducedMotion,
  replaceImage,
  setSlots,
  type SvgPreset,
  verifyCertificate,
} from "@zoetrope/lottie";
import { validateAgainstSchema } from "@zoetrope/lottie/schema";
import {
  buildStateMachine,
  MachineSimulation,
  readStateMachine,
  validateStateMachines,
} from "@zoetrope/lottie/state-machine";
import { openFrames } from "@zoetrope/render";
import { asBytes, type SameBytes, written } from "./same-bytes.ts";
import { smallestFont } from "./smallest-font.ts";

const text =
  '<svg viewBox="0 0 60 24"><text x="4" y="20" font-family="Smallest" font-size="20" fill="navy">AA</text></svg>';

/** What changes contents, compares and proves. */
export const sameBytesContents: Readonly<Record<string, SameBytes>> = {
  replaceImage: {
    run: async ({ read }) =>
      await written(
        await replaceImage(await read("badge.json"), {
          imageId: "photo",
          picture: await read("portrait.png"),
        }),
      ),
    command: ["edit", "image", "badge.json", "--image", "photo", "--picture", "portrait.png"],
  },
  extractTheme: {
    run: async ({ bytes }) => await written(await extractTheme(bytes)),
    command: ["edit", "theme", "walk.json"],
  },
  setSlots: {
    run: async ({ read }) =>
      await written(await setSlots(await read("themed.lottie"), { values: { "colour-ff0000": "#00aaff" } })),
    command: ["edit", "slots", "themed.lottie", "--set", "colour-ff0000=#00aaff"],
  },
  reducedMotion: {
    run: async ({ read }) => await written(await reducedMotion(await read("walk.lottie"))),
    command: ["edit", "reduced-motion", "walk.lottie"],
  },
  diff: { run: async ({ read }) => asBytes(await diff(await read("base.json"), await read("mine.json"))) },
  applyDiff: {
    run: async ({ read }) => {
      const [base, mine] = [await read("base.json"), await read("mine.json")];
      return await written(await applyDiff(base, (await diff(base, mine)).result));
    },
  },
  mergeChanges: {
    run: async ({ read }) =>
      await written(
        await mergeChanges(await read("base.json"), await read("mine.json"), await read("yours.json")),
      ),
    command: ["merge", "base.json", "mine.json", "yours.json"],
  },
  validateAgainstSchema: { run: async ({ bytes }) => asBytes(await validateAgainstSchema(bytes)) },
  "state machines": {
    run: async ({ read }) => {
      const parsed = parseAnimation(await read("door.lottie"));
      const [found] = parsed.stateMachines;
      const machine = readStateMachine(found?.json ?? {});
      if (machine === null) throw new Error("the door has no machine");
      const simulation = new MachineSimulation(machine);
      const walk = [simulation.state];
      for (const step of [{ type: "post", interaction: "Click" }, { type: "complete" }] as const) {
        simulation.take(step);
        walk.push(simulation.state);
      }
      const states = { shut: { isStill: true, on: { press: "ajar" } }, ajar: { loop: true } };
      const built = buildStateMachine({ id: "gate", animation: "door", initial: "shut", states });
      return asBytes([walk, simulation.takeEvents(), validateStateMachines(parsed), built]);
    },
  },
  certificates: {
    run: async ({ bytes, core }) => {
      const parsed = parseAnimation(bytes);
      const drawn = { openFrames: openFrames(core) };
      const certified = await embedCertificate(parsed, (await analyseAccessibility(parsed, drawn)).result);
      const { result } = await verifyCertificate(certified, drawn);
      if (result.fault !== null) throw new Error(result.fault);
      return certified;
    },
  },
  "fromSvg: presets": {
    run: async ({ svg }) => {
      const presets = presetNames.flatMap((name): SvgPreset[] => (name === "morph" ? [] : [{ name }]));
      const parts = [];
      for (const preset of [...presets, ...fitPreset(svg).slice(0, 1)])
        parts.push(...(await convert((await fromSvg(svg, { preset })).result, { format: "json" })).result);
      return Uint8Array.from(parts);
    },
  },
  "fromSvg: text": {
    run: async ({ harfbuzz }) => {
      const { result, report } = await fromSvg(text, {
        shaper: createTextShaper(harfbuzz, [smallestFont()]),
      });
      if (report.diagnostics.length > 0) throw new Error(JSON.stringify(report.diagnostics));
      return (await convert(result, { format: "json" })).result;
    },
  },
};
