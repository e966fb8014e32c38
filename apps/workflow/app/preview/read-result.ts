import type { FileFacts } from "@zoetrope/tools/files";

/** Why a file cannot be shown: a reason of the format's own, or that reading took too long. */
export type ReadFailure = { refused: string } | { tooSlow: true };
export type ReadResult = { facts: FileFacts } | ReadFailure;
