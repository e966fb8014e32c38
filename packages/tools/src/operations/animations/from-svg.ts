import { convert, fromSvg, type Diagnostic, type SvgPreset } from "@zoetrope/lottie";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";
import type { FileFacts } from "../../files/file-facts.ts";
import { readFacts } from "../../files/read-facts.ts";
import { animationFile } from "./animation-file.ts";

/** An SVG as Lottie, in both formats; what a morph becomes is the second file. `preset` null: as it moves by itself. */
export const run: EngineOperation<
  { preset: Omit<SvgPreset, "to"> | null; frameRate?: number },
  { json: MadeFile; dotLottie: MadeFile; facts: FileFacts; diagnostics: Diagnostic[] }
> = async (files, { preset, ...rate }, control) => {
  const { name, bytes } = requireFile(files);
  const to = files[1]?.bytes;
  const moving = preset === null ? {} : { preset: to === undefined ? preset : { ...preset, to } };
  const { result, report } = await fromSvg(bytes, { ...rate, ...moving }, control);
  const [asJson, asDotLottie] = [
    await convert(result, { format: "json" }),
    await convert(result, { format: "dotlottie" }),
  ];
  const json = animationFile(name, "json", asJson.result);
  return {
    json,
    dotLottie: animationFile(name, "dotlottie", asDotLottie.result),
    facts: readFacts(json.bytes),
    diagnostics: report.diagnostics,
  };
};
