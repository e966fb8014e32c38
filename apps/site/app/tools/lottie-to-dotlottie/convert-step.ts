import { pageEngine, type ResultOf } from "@zoetrope/tools/engine";
import type { ToolStep } from "@zoetrope/tools/steps";

/** Into the format that the file does not have. */
export const convertStep: ToolStep<{ format: "json" | "dotlottie" }, ResultOf<"convert">> = {
  initialOptions: ({ format }) => ({ format: format === "json" ? "dotlottie" : "json" }),
  make: (file, options, control) => pageEngine().run("convert", [file], options, control),
};
