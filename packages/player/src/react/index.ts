export { followFrames } from "./follow-frames.ts";
export { PlayerView, type PlayerViewProps } from "./player-view.tsx";
export { stageTexts, type StageTexts } from "./stage-texts.ts";
export { usePlayer, whenIdle, type PlayerHandle } from "./use-player.ts";
export { tints, type PlayerMessages, type StageBackground, type Tint } from "./player-messages.ts";
export { playerIconShapes } from "./player-icon-shapes.ts";
