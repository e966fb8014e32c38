export { decodeAuthErrors, encodeAuthErrors, type AuthErrors } from "./auth-errors.ts";
export {
  authMethods,
  decodeCallbackPayload,
  encodeCallbackPayload,
  type AuthMethod,
  type CallbackPayload,
} from "./callback-payload.ts";
export { authErrorCodes, readErrorCode, type AuthErrorCode } from "./error-codes.ts";
export {
  closeReasons,
  readFrameMessage,
  readHostMessage,
  type AuthSession,
  type ClosePayload,
  type FrameKind,
  type FrameMessage,
  type FrameTitle,
  type HostMessage,
  type SessionCheckResult,
} from "./frame-messages.ts";
export {
  encodeFrameParameters,
  frameModes,
  frameNames,
  themes,
  type FrameMode,
  type FrameName,
  type FrameParameters,
  type Theme,
} from "./frame-parameters.ts";
export { readMetadata, type Metadata } from "./metadata.ts";
export {
  parseFrameParameters,
  type FrameParameterProblem,
  type ParsedFrameParameters,
  type ReadFrameParameters,
} from "./parse-frame-parameters.ts";
export { maxPayloadCharacters } from "./payload-text.ts";
export { checkReturnAddress, getAddressOn } from "./return-address.ts";
export {
  finishAddress,
  returnParameters,
  type FinishParameter,
  type ReturnParameter,
} from "./return-parameters.ts";
export { signInMark, watchSignInMark } from "./sign-in-mark.ts";
export { readUtmTags } from "./utm-tags.ts";
