import type { OptimisePass, PictureFormat } from "@zoetrope/lottie";
import { pageEngine, type ResultOf } from "@zoetrope/tools/engine";
import type { ToolStep } from "@zoetrope/tools/steps";

export interface OptimiseChoice {
  /** Null: as the file came. */
  format: "json" | "dotlottie" | null;
  isMeasured: boolean;
  /** What pictures may become. */
  pictureFormat: PictureFormat;
  without: readonly OptimisePass[];
}

export const initialOptimise: OptimiseChoice = {
  format: null,
  isMeasured: true,
  pictureFormat: "webp",
  without: [],
};

export const optimiseStep: ToolStep<OptimiseChoice, ResultOf<"optimise">> = {
  initialOptions: () => initialOptimise,
  make: (file, { format, isMeasured, pictureFormat, without }, control) =>
    pageEngine().run(
      "optimise",
      [file],
      {
        isMeasured,
        pictureFormat,
        passes: Object.fromEntries(without.map((pass) => [pass, false])),
        ...(format === null ? {} : { format }),
      },
      control,
    ),
};
