import { afterEach, beforeEach, vi } from "vitest";
import type { ReelCommand } from "../engine/reel-protocol.ts";
import { PlayerController, type PlayerOptions } from "../controller/player-controller.ts";
import { ReelPool } from "../reel/reel-pool.ts";
import { FakeEngine } from "./fake-engine.ts";
import { createFakePage, type FakePage } from "./fake-page.ts";

export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Page and engine of one test, and players on them. */
export class FakePlayer {
  page!: FakePage;
  engine!: FakeEngine;

  create(options: Partial<PlayerOptions> = {}): PlayerController {
    const pool = new ReelPool({ maxReels: 4, connect: this.engine.connect });
    return new PlayerController({ host: this.page.host, pool, source: { url: "/owl.lottie" }, ...options });
  }

  async createPlaying(options: Partial<PlayerOptions> = {}): Promise<PlayerController> {
    const player = this.create(options);
    player.play();
    await settle();
    this.engine.takeCommands();
    return player;
  }

  /** The settings with which the reel began. */
  readOpening(): Extract<ReelCommand, { type: "open" }> {
    const [first] = this.engine.takeCommands();
    if (first?.type !== "open") throw new Error(`not an opening: ${first?.type}`);
    return first;
  }
}

/** A new page and a new engine before each test of the file. */
export function useFakePlayer(): FakePlayer {
  const fake = new FakePlayer();
  beforeEach(() => {
    fake.page = createFakePage();
    fake.engine = new FakeEngine();
  });
  afterEach(() => vi.unstubAllGlobals());
  return fake;
}
