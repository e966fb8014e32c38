export { changeIcon, type IconChange } from "./change-icon.ts";
export {
  createGatewayClient,
  type GatewayClient,
  type GatewayClientOptions,
  pageGateway,
} from "./create-gateway-client.ts";
export { GatewayError, SessionFetchError } from "./gateway-error.ts";
export * from "./generated/operations.ts";
export type { Operation } from "./operation.ts";
export { uploadFile, type Upload, type UploadedFile } from "./upload-file.ts";
