import { describe, expect, test, vi } from "vitest";
import { ReelPool } from "../reel/reel-pool.ts";
import { settle, useFakePlayer } from "../testing/use-fake-player.ts";

const fake = useFakePlayer();

describe("files, sizes and endings", () => {
  test("another file takes the place of the first, from the same frame and with the same settings", async () => {
    const player = await fake.createPlaying({ speed: 2 });
    fake.engine.showFrame(8);
    player.setSource({ json: "{}" });
    expect(fake.engine.takeCommands()).toEqual([
      {
        type: "load",
        source: { json: "{}" },
        settings: expect.objectContaining({ frame: 8, speed: 2, isPlaying: true }),
      },
    ]);
  });

  test("a file that fails says why and stops; Try again takes a new canvas", async () => {
    fake.engine.failure = { type: "error", code: "file", message: "not an animation" };
    const player = await fake.createPlaying();
    expect(player.state).toMatchObject({
      phase: "error",
      isPlaying: false,
      error: { message: "not an animation" },
    });
    const [before] = fake.page.canvases;
    fake.engine.failure = null;
    player.retry();
    await settle();
    expect(player.state).toMatchObject({ phase: "ready", isPlaying: true, error: null });
    expect(fake.page.canvases).toHaveLength(1);
    expect(fake.page.canvases[0]).not.toBe(before);
  });

  test("an engine that does not start is an error that can be tried again", async () => {
    fake.engine.isBroken = true;
    const player = await fake.createPlaying();
    expect(player.state.error).toEqual({ code: "engine", message: "no WebAssembly here" });
    fake.engine.isBroken = false;
    player.retry();
    await settle();
    expect(player.state.phase).toBe("ready");
  });

  test("the drawing follows the size of its box, two pixels per pixel at most", async () => {
    await fake.createPlaying();
    fake.page.resizeHost(400, 300);
    expect(fake.engine.takeCommands()).toEqual([{ type: "resize", width: 800, height: 600 }]);
  });

  test("given up for other players, it shows its poster again and comes back when played", async () => {
    const pool = new ReelPool({ maxReels: 1, connect: fake.engine.connect });
    const player = fake.create({ pool });
    player.play();
    await settle();
    fake.create({ pool }).play();
    await settle();
    expect(player.state).toMatchObject({ phase: "resting", isPlaying: false, hasDrawn: false });
    player.play();
    await settle();
    expect(player.state.phase).toBe("ready");
  });

  test("a still is the frame on screen, in its theme and the animation's own size", async () => {
    const player = await fake.createPlaying({ theme: "night" });
    fake.engine.showFrame(21);
    expect(await (await player.drawStill()).text()).toBe("png");
    expect(fake.engine.stills).toEqual([
      { source: { url: "/owl.lottie" }, frame: 21, width: 300, height: 150, theme: "night" },
    ]);
  });

  test("closed while the engine is on its way, it leaves no canvas and no reel behind", async () => {
    const player = fake.create();
    player.play();
    player.close();
    await settle();
    expect(fake.page.canvases).toEqual([]);
    expect(fake.engine.commands.at(-1)).toEqual({ type: "close" });
  });

  test("a closed player hears nothing any more", async () => {
    const player = await fake.createPlaying();
    const onChange = vi.fn();
    player.on("change", onChange);
    player.close();
    fake.page.askForStillness(true);
    player.play();
    await settle();
    expect(onChange).not.toHaveBeenCalled();
    expect(fake.page.canvases).toEqual([]);
  });
});

describe("an engine that hung and was ended", () => {
  test("is said, its canvas is gone, and trying again begins another", async () => {
    const player = await fake.createPlaying();
    fake.engine.lose();
    expect(player.state).toMatchObject({ phase: "error", isPlaying: false, hasDrawn: false });
    expect(player.state.error?.message).toContain("was ended");
    expect(fake.page.canvases).toEqual([]);
    player.retry();
    await settle();
    expect(player.state).toMatchObject({ phase: "ready", isPlaying: true, error: null });
    expect(fake.page.canvases).toHaveLength(1);
  });
});
