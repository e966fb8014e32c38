import type { OperationErrorReason } from "../operation-error.ts";

export interface ToolJob {
  id: string;
  operation: string;
  state: "waiting" | "running" | "done" | "failed";
  /** The share that is done. */
  progress: number;
  createdAt: Date;
  /** Then it is gone with its files. */
  expiresAt: Date;
  /** Null until it is done. */
  hasFindings: boolean | null;
  reports: object[] | null;
  /** Why it has failed. */
  failure: { reason: OperationErrorReason; detail: string } | null;
  files: { name: string; sizeInBytes: number }[];
}
