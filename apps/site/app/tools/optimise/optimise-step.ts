import type { OptimisePass } from "@zoetrope/lottie";
import { pageEngine, type ResultOf } from "@zoetrope/tools/engine";
import type { ToolStep } from "@zoetrope/tools/steps";

export interface OptimiseChoice {
  /** Null: as the file came. */
  format: "json" | "dotlottie" | null;
  isMeasured: boolean;
  without: readonly OptimisePass[];
}

export const initialOptimise: OptimiseChoice = { format: null, isMeasured: true, without: [] };

export const optimiseStep: ToolStep<OptimiseChoice, ResultOf<"optimise">> = {
  initialOptions: () => initialOptimise,
  make: (file, { format, isMeasured, without }, control) =>
    pageEngine().run(
      "optimise",
      [file],
      {
        isMeasured,
        passes: Object.fromEntries(without.map((pass) => [pass, false])),
        ...(format === null ? {} : { format }),
      },
      control,
    ),
};
