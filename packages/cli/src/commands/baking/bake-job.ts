import type { EditOptions, Outcome, ParsedAnimation, Source } from "@zoetrope/lottie";
import type { BakeExpressionsReport } from "@zoetrope/lottie/expressions";

export type BakeOptions = EditOptions & { tolerance?: number };

export interface BakeJob {
  source: Source;
  options: BakeOptions;
}

export interface BakeAnswer {
  outcome: Outcome<ParsedAnimation, BakeExpressionsReport>;
}
