import { describe, expect, test } from "vitest";
import { settle, useFakePlayer } from "../testing/use-fake-player.ts";

const fake = useFakePlayer();

describe("when nobody looks", () => {
  const visibility = () =>
    fake.engine.takeCommands().flatMap((command) => (command.type === "visible" ? [command.isVisible] : []));

  test("out of view it rests, back in view it goes on, and the button shows the same all along", async () => {
    const player = await fake.createPlaying();
    fake.page.scrollTo(false);
    fake.page.scrollTo(true);
    await settle();
    expect(visibility()).toEqual([false, true]);
    expect(player.state.isPlaying).toBe(true);
  });

  test("in a hidden tab it rests until the tab is back", async () => {
    await fake.createPlaying();
    fake.page.hideTab(true);
    fake.page.hideTab(false);
    await settle();
    expect(visibility()).toEqual([false, true]);
  });

  test("opened in a tab in the background it does not move", async () => {
    fake.page.hideTab(true);
    fake.create().play();
    await settle();
    expect(fake.readOpening().isVisible).toBe(false);
  });
});

describe("reduced motion", () => {
  test("nothing starts by itself, and Play still works", async () => {
    fake.page.askForStillness(true);
    const player = fake.create();
    expect(player.autoplay()).toBe(false);
    await settle();
    expect(fake.engine.commands).toEqual([]);
    player.play();
    await settle();
    expect(player.state).toMatchObject({ phase: "ready", isPlaying: true });
  });

  test("switched on while it plays, it holds; switched off again, it stays so", async () => {
    const player = await fake.createPlaying();
    fake.page.askForStillness(true);
    fake.page.askForStillness(false);
    expect(player.state.isPlaying).toBe(false);
    expect(fake.engine.takeCommands()).toEqual([{ type: "pause" }]);
  });

  test("without it, autoplay plays", async () => {
    expect(fake.create().autoplay()).toBe(true);
    await settle();
    expect(fake.readOpening().settings.isPlaying).toBe(true);
  });
});
