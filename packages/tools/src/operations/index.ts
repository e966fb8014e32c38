/** What the worker can do, each loaded when it is first asked for. */
export const operations = {
  read: () => import("./read.ts"),
  gif: () => import("./to-gif.ts"),
  apng: () => import("./to-apng.ts"),
  animatedWebp: () => import("./to-animated-webp.ts"),
  video: () => import("./to-video.ts"),
  estimateSize: () => import("./estimate-size.ts"),
  fitSize: () => import("./fit-size.ts"),
  stills: () => import("./stills.ts"),
  optimise: () => import("./optimise.ts"),
  convert: () => import("./convert.ts"),
  animatedSvg: () => import("./to-animated-svg.ts"),
  portable: () => import("./portable.ts"),
  accessibility: () => import("./accessibility.ts"),
  inspect: () => import("./inspect.ts"),
  readSvg: () => import("./read-svg.ts"),
  fromSvg: () => import("./from-svg.ts"),
  difference: () => import("./difference.ts"),
  showFirst: () => import("./show-first.ts"),
  zip: () => import("./zip.ts"),
};
export type OperationName = keyof typeof operations;
