export {
  ComparedStage,
  type ComparedLayout,
  type ComparedMessages,
  type MadeMedia,
} from "./compared/compared-stage.tsx";
export { canOpenPictureFrames } from "./compared/open-picture-frames.ts";
export { FileStage, StagedPlayer } from "./file-stage.tsx";
export { useToolPlayer, warmTools } from "./use-tool-player.ts";
export { NumberField } from "./number-field.tsx";
export { useMake, type MakeState } from "./use-make.ts";
export { useObjectUrl } from "./use-object-url.ts";
export { ExportPanel } from "./export/export-panel.tsx";
export { pickExportMessages, type ExportMessages } from "./export/export-messages.ts";
