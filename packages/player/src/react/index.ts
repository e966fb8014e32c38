export { PlayerView, type PlayerViewProps } from "./player-view.tsx";
export { usePlayer, whenIdle, type PlayerHandle } from "./use-player.ts";
export { fill, tints, type PlayerWords, type StageBackground, type Tint } from "./player-words.ts";
export { playerIconShapes } from "./player-icon-shapes.ts";
