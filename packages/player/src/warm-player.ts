/** Fetches the player's code and starts what draws, before there is anything to play. What does not come now is asked for again by a player. */
export async function warmPlayer(): Promise<void> {
  const { startEngine } = await import("./player-module.ts");
  await startEngine();
}
