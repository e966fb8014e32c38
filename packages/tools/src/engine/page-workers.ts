// Vite gives the address of the worker that it builds of each.
// oxlint-disable import/default
import reelWorker from "@zoetrope/player/reel-worker?worker&url";
import engineWorker from "./engine-worker.ts?worker&url";
// oxlint-enable import/default

/**
 * By the address of its script a browser decides which service worker answers for a worker. A page that has one names in `data-workers`
 * the folder of its own below which scripts are found as well.
 */
export const openPageWorker = (address: string): Worker =>
  new Worker(new URL((document.body.dataset["workers"] ?? "") + address, location.href), { type: "module" });

export const createEngineWorker = (): Worker => openPageWorker(engineWorker);
export const createReelWorker = (): Worker => openPageWorker(reelWorker);
