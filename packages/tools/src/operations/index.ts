/** What the worker can do, each loaded when it is first asked for. */
export const operations = {
  read: () => import("./read.ts"),
  gif: () => import("./to-gif.ts"),
};
export type OperationName = keyof typeof operations;
