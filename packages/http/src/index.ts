export { accepts } from "./accepts.ts";
export { parseRange, type ByteRange } from "./byte-range.ts";
export { preferredEncoding, type ContentCoding } from "./content-coding.ts";
export { cookieIn, cookiesIn, readCookie } from "./cookies.ts";
export { ifNoneMatchNames } from "./entity-tags.ts";
export {
  createNegotiableResponse,
  negotiateResponse,
  type NegotiableResponse,
} from "./negotiate-response.ts";
export { readBody } from "./read-body.ts";
