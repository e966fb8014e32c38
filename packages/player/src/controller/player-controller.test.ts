import { describe, expect, test, vi } from "vitest";
import { fakeFacts } from "../testing/fake-engine.ts";
import { settle, useFakePlayer } from "../testing/use-fake-player.ts";

const fake = useFakePlayer();

describe("play and pause", () => {
  test("nothing is put up before somebody asks for it", async () => {
    fake.create();
    await settle();
    expect(fake.engine.commands).toEqual([]);
    expect(fake.page.canvases).toEqual([]);
  });

  test("play opens the file, and the poster may go once a frame is drawn", async () => {
    const player = fake.create();
    player.play();
    expect(player.state).toMatchObject({ phase: "loading", isPlaying: true, hasDrawn: false });
    await settle();
    expect(fake.readOpening()).toMatchObject({
      source: { url: "/owl.lottie" },
      settings: { isPlaying: true },
    });
    expect(player.state).toMatchObject({ phase: "ready", isPlaying: true, hasDrawn: true, facts: fakeFacts });
    expect(fake.page.canvases).toHaveLength(1);
  });

  test("pressed twice while the file is on its way, it is opened once, at rest", async () => {
    const player = fake.create();
    player.toggle();
    player.toggle();
    await settle();
    expect(fake.engine.commands.map(({ type }) => type)).toEqual(["open"]);
    expect(fake.readOpening().settings.isPlaying).toBe(false);
  });

  test("pause holds, and a pause of what is at rest says nothing", async () => {
    const player = await fake.createPlaying();
    player.pause();
    player.pause();
    expect(fake.engine.takeCommands()).toEqual([{ type: "pause" }]);
    expect(player.state.isPlaying).toBe(false);
    player.toggle();
    expect(fake.engine.takeCommands()).toEqual([{ type: "play" }]);
  });

  test("stop goes back to where the direction begins and ends the state machine", async () => {
    const player = await fake.createPlaying({ direction: -1 });
    player.startMachine("gate");
    expect(player.state.machine?.state).toBe("shut");
    player.stop();
    expect(player.frame).toBe(59);
    expect(player.state).toMatchObject({ isPlaying: false, machine: null });
  });

  test("the end of one that plays once is told and leaves it at rest", async () => {
    const player = await fake.createPlaying({ loop: "once" });
    const onComplete = vi.fn();
    const onLoop = vi.fn();
    player.on("complete", onComplete);
    player.on("loop", onLoop);
    fake.engine.emit({ type: "complete" });
    fake.engine.emit({ type: "playing", isPlaying: false });
    expect(onComplete).toHaveBeenCalledOnce();
    expect(onLoop).not.toHaveBeenCalled();
    expect(player.state.isPlaying).toBe(false);
  });
});

describe("scrub and step", () => {
  test("a frame beyond the animation is its last, and one before it its first", async () => {
    const player = await fake.createPlaying();
    player.seek(9_000);
    player.seek(-3);
    expect(fake.engine.takeCommands()).toEqual([
      { type: "seek", frame: 59, id: 1 },
      { type: "seek", frame: 0, id: 2 },
    ]);
  });

  test("scrubbing goes on playing, stepping holds", async () => {
    const player = await fake.createPlaying();
    player.seek(20);
    expect(player.state.isPlaying).toBe(true);
    player.step(1);
    expect(player.state.isPlaying).toBe(false);
    expect(fake.engine.takeCommands().at(-1)).toEqual({ type: "seek", frame: 21, id: 2 });
  });

  test("a step from between two frames lands on a whole one", async () => {
    const player = await fake.createPlaying();
    fake.engine.showFrame(12.4);
    player.step(1);
    expect(player.frame).toBe(13);
    player.step(-10);
    expect(player.frame).toBe(3);
  });

  test("two steps at once are two, though the engine is still telling of the frame before them", async () => {
    const player = await fake.createPlaying();
    const before = fake.engine.seekId;
    player.step(1);
    fake.engine.showFrame(0, before);
    player.step(1);
    expect(player.frame).toBe(2);
    expect(fake.engine.takeCommands().at(-1)).toEqual({ type: "seek", frame: 2, id: 2 });
  });

  test("a frame chosen before the file is there is the first one shown", async () => {
    const player = fake.create();
    player.seek(17);
    await settle();
    expect(fake.readOpening().settings).toMatchObject({ frame: 17, isPlaying: false });
  });

  test("every frame that is shown is told, until one stops listening", async () => {
    const player = await fake.createPlaying();
    const onFrame = vi.fn();
    const stop = player.on("frame", onFrame);
    fake.engine.showFrame(4);
    fake.engine.showFrame(5);
    stop();
    fake.engine.showFrame(6);
    expect(onFrame.mock.calls).toEqual([[4], [5]]);
    expect(player.frame).toBe(6);
  });
});

describe("speed, loop, direction and markers", () => {
  test("each change is shown and sent", async () => {
    const player = await fake.createPlaying();
    player.setSpeed(40);
    player.setLoop("bounce");
    player.setDirection(-1);
    expect(player.state).toMatchObject({ speed: 4, loop: "bounce", direction: -1 });
    expect(fake.engine.takeCommands()).toEqual([
      { type: "configure", settings: { speed: 4 } },
      { type: "configure", settings: { loop: "bounce" } },
      { type: "configure", settings: { direction: -1 } },
    ]);
  });

  test("what was chosen before the first play counts from its first frame on", async () => {
    const player = fake.create({ speed: 0.5 });
    player.setLoop("once");
    player.setDirection(-1);
    player.setTheme("night");
    await settle();
    expect(fake.readOpening().settings).toMatchObject({
      speed: 0.5,
      loop: "once",
      direction: -1,
      theme: "night",
      isPlaying: false,
    });
  });

  test("a marker plays its own frames from their beginning, and null plays everything", async () => {
    const player = await fake.createPlaying();
    player.setMarker("walk");
    expect(player.state.segment).toEqual({ marker: "walk", start: 10, end: 30 });
    expect(fake.engine.takeCommands()).toEqual([
      { type: "configure", settings: { segment: [10, 30] } },
      { type: "seek", frame: 10, id: 1 },
    ]);
    player.setMarker(null);
    expect(fake.engine.takeCommands()).toEqual([{ type: "configure", settings: { segment: null } }]);
  });

  test("backwards a marker begins at its end", async () => {
    const player = await fake.createPlaying({ direction: -1 });
    player.setMarker("rest");
    expect(fake.engine.takeCommands().at(-1)).toEqual({ type: "seek", frame: 59, id: 1 });
  });

  test("a marker that the file does not have changes nothing", async () => {
    const player = await fake.createPlaying();
    player.setMarker("fly");
    expect(player.state.segment).toBeNull();
    expect(fake.engine.commands).toEqual([]);
  });
});

describe("state machines", () => {
  test("one asked for before the file is there starts when it is", async () => {
    const player = fake.create();
    player.startMachine("gate");
    await settle();
    expect(fake.engine.takeCommands().map(({ type }) => type)).toEqual(["open", "machine-start"]);
    expect(player.state.machine).toEqual({ id: "gate", state: "shut", inputs: [] });
  });

  test("it hears inputs, events and the pointer in the pixels of the canvas", async () => {
    const player = await fake.createPlaying();
    player.postPointer("move", 1, 1);
    expect(fake.engine.takeCommands(), "without a machine nobody listens").toEqual([]);
    player.startMachine("gate");
    player.setMachineInput("open", true);
    player.fireMachineEvent("knock");
    player.postPointer("down", 30, 40);
    expect(fake.engine.takeCommands()).toEqual([
      { type: "machine-start", id: "gate" },
      { type: "machine-input", name: "open", value: true },
      { type: "machine-fire", name: "knock" },
      { type: "pointer", kind: "down", x: 60, y: 80 },
    ]);
    player.stopMachine();
    expect(player.state.machine).toBeNull();
  });

  test("what it says of itself reaches those who listen", async () => {
    const player = await fake.createPlaying();
    const onMachineEvent = vi.fn();
    player.on("machine-event", onMachineEvent);
    fake.engine.emit({ type: "machine-event", name: "opened" });
    expect(onMachineEvent.mock.calls).toEqual([["opened"]]);
  });
});
