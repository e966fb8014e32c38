import { playerIconShapes } from "@zoetrope/player/react";

const symbols = Object.entries(playerIconShapes)
  .map(([name, shape]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shape}</symbol>`)
  .join("");

/** The icons of the player, once on its page. */
export function PlayerSprite() {
  return (
    <svg
      className="sprite"
      width="0"
      height="0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}
