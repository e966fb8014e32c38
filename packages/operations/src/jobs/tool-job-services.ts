import type { Database } from "@zoetrope/database";
import type { Jobs } from "@zoetrope/jobs";
import type { OperationRunner } from "../create-operation-runner.ts";

export interface ToolJobServices {
  database: Database;
  jobs: Jobs;
  runner: Pick<OperationRunner, "operations" | "run">;
}
