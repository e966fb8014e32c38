export { ComparedStage, type ComparedLayout, type ComparedMessages } from "./compared-stage.tsx";
export { FileStage } from "./file-stage.tsx";
