import type { EngineFile, ResultOf } from "@zoetrope/tools/engine";

export interface OpenedSvg {
  id: number;
  file: EngineFile;
  facts: ResultOf<"readSvg">;
}
