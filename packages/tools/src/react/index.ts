export { FileStage } from "./file-stage.tsx";
