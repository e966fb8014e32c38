import type { OperationLimits, OperationRequest, OperationResult } from "@zoetrope/cli/operations";

/** What a thread is given. */
export interface OperationJob extends OperationLimits {
  operation: string;
  request: OperationRequest;
}

/** What it answers. */
export type OperationAnswer =
  | { result: OperationResult }
  | {
      refused: { at: "options" | "file" | "result"; message: string };
      /** The engine may have broken down on the file: the thread is ended. */
      isDamaged: boolean;
    };
