import type { PlayerModule } from "@zoetrope/player";
import { PlayerController } from "@zoetrope/player/controller";
import { rendererPool } from "./renderer-pool.ts";
import type { OtherRendererName } from "./renderer-names.ts";

/** The player of the page with another renderer behind it. */
export function otherPlayer(renderer: OtherRendererName): PlayerModule {
  const pool = rendererPool(renderer);
  return { createPlayer: (settings) => new PlayerController({ ...settings, pool }) };
}
