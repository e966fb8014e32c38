export { ComparedStage, type ComparedLayout, type ComparedMessages } from "./compared-stage.tsx";
export { FileStage, StagedPlayer } from "./file-stage.tsx";
export { useToolPlayer } from "./use-tool-player.ts";
