import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EngineListeners } from "../engine/engine-link.ts";
import type { EngineReply, EngineRequest, ReelSettings } from "../engine/reel-protocol.ts";
import { ReelPool } from "./reel-pool.ts";

const settings: ReelSettings = {
  isPlaying: true,
  loop: "loop",
  direction: 1,
  speed: 1,
  segment: null,
  theme: null,
  frame: null,
  reportEveryFrames: 0,
};

let page: EventTarget & { hidden: boolean };
let intersect: (host: Element, isIntersecting: boolean) => void;

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        intersect = (target, isIntersecting) => callback([{ target, isIntersecting }]);
      }
      observe(): void {}
      unobserve(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setImmediate(resolve));

function createPool(maxReels: number, connect?: () => Promise<never>) {
  const sent: EngineRequest[] = [];
  const engine: Partial<EngineListeners> = {};
  const pool = new ReelPool({
    maxReels,
    connect:
      connect ??
      (async (listeners) => {
        Object.assign(engine, listeners);
        return { isOffThread: true, send: (request) => void sent.push(request) };
      }),
  });
  const open = async () => {
    const host = {} as Element;
    const listener = { onEvent: vi.fn(), onFrame: vi.fn(), onEvicted: vi.fn() };
    const handle = await pool.open(host, {} as OffscreenCanvas, { json: "{}" }, () => settings, listener);
    const last = sent.findLast((request) => request.type === "reel" && request.command.type === "open");
    return { host, listener, handle, id: last?.type === "reel" ? last.id : -1 };
  };
  const commandsOf = (id: number) =>
    sent.flatMap((request) => (request.type === "reel" && request.id === id ? [request.command] : []));
  return {
    pool,
    open,
    commandsOf,
    reply: (message: EngineReply) => engine.onReply?.(message),
    lose: () => engine.onLost?.(),
  };
}

test("one renderer too many ends the one that was out of view", async () => {
  const { pool, open, commandsOf } = createPool(2);
  const seen = await open();
  const unseen = await open();
  intersect(unseen.host, false);
  await open();
  await settle();
  expect(unseen.listener.onEvicted).toHaveBeenCalledOnce();
  expect(seen.listener.onEvicted).not.toHaveBeenCalled();
  expect(commandsOf(unseen.id).at(-1)).toEqual({ type: "close" });
  expect(pool.size).toBe(2);
});

test("among those in view the one at rest goes before those that play", async () => {
  const { open, reply } = createPool(2);
  const playing = await open();
  const resting = await open();
  reply({ type: "reel", id: resting.id, event: { type: "playing", isPlaying: false } });
  await open();
  expect(resting.listener.onEvicted).toHaveBeenCalledOnce();
  expect(playing.listener.onEvicted).not.toHaveBeenCalled();
});

test("a hidden tab rests every reel, and what was out of view stays at rest when the tab is back", async () => {
  const { open, commandsOf } = createPool(4);
  const seen = await open();
  const unseen = await open();
  intersect(unseen.host, false);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  await settle();
  const visibility = (id: number) =>
    commandsOf(id).flatMap((command) => (command.type === "visible" ? [command.isVisible] : []));
  expect(visibility(seen.id)).toEqual([false, true]);
  expect(visibility(unseen.id)).toEqual([false, false, false]);
});

test("frames reach the player they belong to, and nobody after it was closed", async () => {
  const { open, reply } = createPool(4);
  const one = await open();
  const two = await open();
  reply({
    type: "frames",
    frames: [
      [one.id, 3, 0],
      [two.id, 7, 1],
    ],
  });
  one.handle.close();
  reply({ type: "frames", frames: [[one.id, 4, 0]] });
  expect(one.listener.onFrame.mock.calls).toEqual([[3, 0]]);
  expect(two.listener.onFrame.mock.calls).toEqual([[7, 1]]);
});

test("an engine that does not start is tried again the next time", async () => {
  const connect = vi.fn(() => Promise.reject(new Error("no WebAssembly here")));
  const { open } = createPool(4, connect);
  await expect(open()).rejects.toThrow("no WebAssembly here");
  await expect(open()).rejects.toThrow("no WebAssembly here");
  expect(connect).toHaveBeenCalledTimes(2);
});

test("pictures arrive where they were asked for, and failures too", async () => {
  const { pool, reply } = createPool(4);
  const still = { source: { json: "{}" }, frame: 0, width: 10, height: 10, theme: null };
  const first = pool.drawStill(still);
  const second = pool.drawStill(still);
  await settle();
  reply({ type: "still-failed", id: 1, message: "not an animation" });
  reply({ type: "still", id: 2, blob: new Blob(["x"]) });
  await expect(first).rejects.toThrow("not an animation");
  expect(await (await second).text()).toBe("x");
});

test("when the engine is lost every player hears of it, pictures that were asked for fail, and the next begins another", async () => {
  const { pool, open, lose, commandsOf } = createPool(4);
  const one = await open();
  const two = await open();
  const still = pool.drawStill({ source: { json: "{}" }, frame: 0, width: 10, height: 10, theme: null });
  await settle();
  lose();
  for (const { listener } of [one, two]) {
    expect(listener.onEvicted).toHaveBeenCalledOnce();
    expect(listener.onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: "error", code: "engine" }));
  }
  await expect(still).rejects.toThrow("was ended");
  expect(pool.size).toBe(0);
  one.handle.send({ type: "play" });
  expect(commandsOf(one.id).at(-1)?.type).toBe("open");
  await open();
  expect(pool.size).toBe(1);
});
