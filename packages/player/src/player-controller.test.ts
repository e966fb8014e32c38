import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReelCommand } from "./engine/reel-protocol.ts";
import { PlayerController, type PlayerOptions } from "./player-controller.ts";
import { ReelPool } from "./reel-pool.ts";
import { FakeEngine, fakeFacts } from "./testing/fake-engine.ts";
import { createFakePage, type FakePage } from "./testing/fake-page.ts";

let page: FakePage;
let engine: FakeEngine;

beforeEach(() => {
  page = createFakePage();
  engine = new FakeEngine();
});
afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setImmediate(resolve));

function createPlayer(options: Partial<PlayerOptions> = {}): PlayerController {
  const pool = new ReelPool({ maxReels: 4, connect: engine.connect });
  return new PlayerController({ host: page.host, pool, source: { url: "/owl.lottie" }, ...options });
}

async function createPlaying(options: Partial<PlayerOptions> = {}): Promise<PlayerController> {
  const player = createPlayer(options);
  player.play();
  await settle();
  engine.takeCommands();
  return player;
}

/** The settings with which the reel began. */
function readOpening(): Extract<ReelCommand, { type: "open" }> {
  const [first] = engine.takeCommands();
  if (first?.type !== "open") throw new Error(`not an opening: ${first?.type}`);
  return first;
}

describe("an engine that hung and was ended", () => {
  test("is said, its canvas is gone, and trying again begins another", async () => {
    const player = await createPlaying();
    engine.lose();
    expect(player.state).toMatchObject({ phase: "error", isPlaying: false, hasDrawn: false });
    expect(player.state.error?.message).toContain("was ended");
    expect(page.canvases).toEqual([]);
    player.retry();
    await settle();
    expect(player.state).toMatchObject({ phase: "ready", isPlaying: true, error: null });
    expect(page.canvases).toHaveLength(1);
  });
});

describe("play and pause", () => {
  test("nothing is put up before somebody asks for it", async () => {
    createPlayer();
    await settle();
    expect(engine.commands).toEqual([]);
    expect(page.canvases).toEqual([]);
  });

  test("play opens the file, and the poster may go once a frame is drawn", async () => {
    const player = createPlayer();
    player.play();
    expect(player.state).toMatchObject({ phase: "loading", isPlaying: true, hasDrawn: false });
    await settle();
    expect(readOpening()).toMatchObject({ source: { url: "/owl.lottie" }, settings: { isPlaying: true } });
    expect(player.state).toMatchObject({ phase: "ready", isPlaying: true, hasDrawn: true, facts: fakeFacts });
    expect(page.canvases).toHaveLength(1);
  });

  test("pressed twice while the file is on its way, it is opened once, at rest", async () => {
    const player = createPlayer();
    player.toggle();
    player.toggle();
    await settle();
    expect(engine.commands.map(({ type }) => type)).toEqual(["open"]);
    expect(readOpening().settings.isPlaying).toBe(false);
  });

  test("pause holds, and a pause of what is at rest says nothing", async () => {
    const player = await createPlaying();
    player.pause();
    player.pause();
    expect(engine.takeCommands()).toEqual([{ type: "pause" }]);
    expect(player.state.isPlaying).toBe(false);
    player.toggle();
    expect(engine.takeCommands()).toEqual([{ type: "play" }]);
  });

  test("stop goes back to where the direction begins and ends the state machine", async () => {
    const player = await createPlaying({ direction: -1 });
    player.startMachine("gate");
    expect(player.state.machine?.state).toBe("shut");
    player.stop();
    expect(player.frame).toBe(59);
    expect(player.state).toMatchObject({ isPlaying: false, machine: null });
  });

  test("the end of one that plays once is told and leaves it at rest", async () => {
    const player = await createPlaying({ loop: "once" });
    const onComplete = vi.fn();
    const onLoop = vi.fn();
    player.on("complete", onComplete);
    player.on("loop", onLoop);
    engine.emit({ type: "complete" });
    engine.emit({ type: "playing", isPlaying: false });
    expect(onComplete).toHaveBeenCalledOnce();
    expect(onLoop).not.toHaveBeenCalled();
    expect(player.state.isPlaying).toBe(false);
  });
});

describe("scrub and step", () => {
  test("a frame beyond the animation is its last, and one before it its first", async () => {
    const player = await createPlaying();
    player.seek(9_000);
    player.seek(-3);
    expect(engine.takeCommands()).toEqual([
      { type: "seek", frame: 59, id: 1 },
      { type: "seek", frame: 0, id: 2 },
    ]);
  });

  test("scrubbing goes on playing, stepping holds", async () => {
    const player = await createPlaying();
    player.seek(20);
    expect(player.state.isPlaying).toBe(true);
    player.step(1);
    expect(player.state.isPlaying).toBe(false);
    expect(engine.takeCommands().at(-1)).toEqual({ type: "seek", frame: 21, id: 2 });
  });

  test("a step from between two frames lands on a whole one", async () => {
    const player = await createPlaying();
    engine.showFrame(12.4);
    player.step(1);
    expect(player.frame).toBe(13);
    player.step(-10);
    expect(player.frame).toBe(3);
  });

  test("two steps at once are two, though the engine is still telling of the frame before them", async () => {
    const player = await createPlaying();
    const before = engine.seekId;
    player.step(1);
    engine.showFrame(0, before);
    player.step(1);
    expect(player.frame).toBe(2);
    expect(engine.takeCommands().at(-1)).toEqual({ type: "seek", frame: 2, id: 2 });
  });

  test("a frame chosen before the file is there is the first one shown", async () => {
    const player = createPlayer();
    player.seek(17);
    await settle();
    expect(readOpening().settings).toMatchObject({ frame: 17, isPlaying: false });
  });

  test("every frame that is shown is told, until one stops listening", async () => {
    const player = await createPlaying();
    const onFrame = vi.fn();
    const stop = player.on("frame", onFrame);
    engine.showFrame(4);
    engine.showFrame(5);
    stop();
    engine.showFrame(6);
    expect(onFrame.mock.calls).toEqual([[4], [5]]);
    expect(player.frame).toBe(6);
  });
});

describe("speed, loop, direction and markers", () => {
  test("each change is shown and sent", async () => {
    const player = await createPlaying();
    player.setSpeed(40);
    player.setLoop("bounce");
    player.setDirection(-1);
    expect(player.state).toMatchObject({ speed: 4, loop: "bounce", direction: -1 });
    expect(engine.takeCommands()).toEqual([
      { type: "configure", settings: { speed: 4 } },
      { type: "configure", settings: { loop: "bounce" } },
      { type: "configure", settings: { direction: -1 } },
    ]);
  });

  test("what was chosen before the first play counts from its first frame on", async () => {
    const player = createPlayer({ speed: 0.5 });
    player.setLoop("once");
    player.setDirection(-1);
    player.setTheme("night");
    await settle();
    expect(readOpening().settings).toMatchObject({
      speed: 0.5,
      loop: "once",
      direction: -1,
      theme: "night",
      isPlaying: false,
    });
  });

  test("a marker plays its own frames from their beginning, and null plays everything", async () => {
    const player = await createPlaying();
    player.setMarker("walk");
    expect(player.state.segment).toEqual({ marker: "walk", start: 10, end: 30 });
    expect(engine.takeCommands()).toEqual([
      { type: "configure", settings: { segment: [10, 30] } },
      { type: "seek", frame: 10, id: 1 },
    ]);
    player.setMarker(null);
    expect(engine.takeCommands()).toEqual([{ type: "configure", settings: { segment: null } }]);
  });

  test("backwards a marker begins at its end", async () => {
    const player = await createPlaying({ direction: -1 });
    player.setMarker("rest");
    expect(engine.takeCommands().at(-1)).toEqual({ type: "seek", frame: 59, id: 1 });
  });

  test("a marker that the file does not have changes nothing", async () => {
    const player = await createPlaying();
    player.setMarker("fly");
    expect(player.state.segment).toBeNull();
    expect(engine.commands).toEqual([]);
  });
});

describe("when nobody looks", () => {
  const visibility = () =>
    engine.takeCommands().flatMap((command) => (command.type === "visible" ? [command.isVisible] : []));

  test("out of view it rests, back in view it goes on, and the button shows the same all along", async () => {
    const player = await createPlaying();
    page.scrollTo(false);
    page.scrollTo(true);
    await settle();
    expect(visibility()).toEqual([false, true]);
    expect(player.state.isPlaying).toBe(true);
  });

  test("in a hidden tab it rests until the tab is back", async () => {
    await createPlaying();
    page.hideTab(true);
    page.hideTab(false);
    await settle();
    expect(visibility()).toEqual([false, true]);
  });

  test("opened in a tab in the background it does not move", async () => {
    page.hideTab(true);
    createPlayer().play();
    await settle();
    expect(readOpening().isVisible).toBe(false);
  });
});

describe("reduced motion", () => {
  test("nothing starts by itself, and Play still works", async () => {
    page.askForStillness(true);
    const player = createPlayer();
    expect(player.autoplay()).toBe(false);
    await settle();
    expect(engine.commands).toEqual([]);
    player.play();
    await settle();
    expect(player.state).toMatchObject({ phase: "ready", isPlaying: true });
  });

  test("switched on while it plays, it holds; switched off again, it stays so", async () => {
    const player = await createPlaying();
    page.askForStillness(true);
    page.askForStillness(false);
    expect(player.state.isPlaying).toBe(false);
    expect(engine.takeCommands()).toEqual([{ type: "pause" }]);
  });

  test("without it, autoplay plays", async () => {
    expect(createPlayer().autoplay()).toBe(true);
    await settle();
    expect(readOpening().settings.isPlaying).toBe(true);
  });
});

describe("state machines", () => {
  test("one asked for before the file is there starts when it is", async () => {
    const player = createPlayer();
    player.startMachine("gate");
    await settle();
    expect(engine.takeCommands().map(({ type }) => type)).toEqual(["open", "machine-start"]);
    expect(player.state.machine).toEqual({ id: "gate", state: "shut", inputs: [] });
  });

  test("it hears inputs, events and the pointer in the pixels of the canvas", async () => {
    const player = await createPlaying();
    player.postPointer("move", 1, 1);
    expect(engine.takeCommands(), "without a machine nobody listens").toEqual([]);
    player.startMachine("gate");
    player.setMachineInput("open", true);
    player.fireMachineEvent("knock");
    player.postPointer("down", 30, 40);
    expect(engine.takeCommands()).toEqual([
      { type: "machine-start", id: "gate" },
      { type: "machine-input", name: "open", value: true },
      { type: "machine-fire", name: "knock" },
      { type: "pointer", kind: "down", x: 60, y: 80 },
    ]);
    player.stopMachine();
    expect(player.state.machine).toBeNull();
  });

  test("what it says of itself reaches those who listen", async () => {
    const player = await createPlaying();
    const onMachineEvent = vi.fn();
    player.on("machine-event", onMachineEvent);
    engine.emit({ type: "machine-event", name: "opened" });
    expect(onMachineEvent.mock.calls).toEqual([["opened"]]);
  });
});

describe("files, sizes and endings", () => {
  test("another file takes the place of the first, from the same frame and with the same settings", async () => {
    const player = await createPlaying({ speed: 2 });
    engine.showFrame(8);
    player.setSource({ json: "{}" });
    expect(engine.takeCommands()).toEqual([
      {
        type: "load",
        source: { json: "{}" },
        settings: expect.objectContaining({ frame: 8, speed: 2, isPlaying: true }),
      },
    ]);
  });

  test("a file that fails says why and stops; Try again takes a new canvas", async () => {
    engine.failure = { type: "error", code: "file", message: "not an animation" };
    const player = await createPlaying();
    expect(player.state).toMatchObject({
      phase: "error",
      isPlaying: false,
      error: { message: "not an animation" },
    });
    const [before] = page.canvases;
    engine.failure = null;
    player.retry();
    await settle();
    expect(player.state).toMatchObject({ phase: "ready", isPlaying: true, error: null });
    expect(page.canvases).toHaveLength(1);
    expect(page.canvases[0]).not.toBe(before);
  });

  test("an engine that does not start is an error that can be tried again", async () => {
    engine.isBroken = true;
    const player = await createPlaying();
    expect(player.state.error).toEqual({ code: "engine", message: "no WebAssembly here" });
    engine.isBroken = false;
    player.retry();
    await settle();
    expect(player.state.phase).toBe("ready");
  });

  test("the drawing follows the size of its box, two pixels per pixel at most", async () => {
    await createPlaying();
    page.resizeHost(400, 300);
    expect(engine.takeCommands()).toEqual([{ type: "resize", width: 800, height: 600 }]);
  });

  test("given up for other players, it shows its poster again and comes back when played", async () => {
    const pool = new ReelPool({ maxReels: 1, connect: engine.connect });
    const player = createPlayer({ pool });
    player.play();
    await settle();
    createPlayer({ pool }).play();
    await settle();
    expect(player.state).toMatchObject({ phase: "resting", isPlaying: false, hasDrawn: false });
    player.play();
    await settle();
    expect(player.state.phase).toBe("ready");
  });

  test("a still is the frame on screen, in its theme and the animation's own size", async () => {
    const player = await createPlaying({ theme: "night" });
    engine.showFrame(21);
    expect(await (await player.drawStill()).text()).toBe("png");
    expect(engine.stills).toEqual([
      { source: { url: "/owl.lottie" }, frame: 21, width: 300, height: 150, theme: "night" },
    ]);
  });

  test("closed while the engine is on its way, it leaves no canvas and no reel behind", async () => {
    const player = createPlayer();
    player.play();
    player.close();
    await settle();
    expect(page.canvases).toEqual([]);
    expect(engine.commands.at(-1)).toEqual({ type: "close" });
  });

  test("a closed player hears nothing any more", async () => {
    const player = await createPlaying();
    const onChange = vi.fn();
    player.on("change", onChange);
    player.close();
    page.askForStillness(true);
    player.play();
    await settle();
    expect(onChange).not.toHaveBeenCalled();
    expect(page.canvases).toEqual([]);
  });
});
