export {
  type AccessibilityFinding,
  type FindingCode,
  findingCodes,
  type FindingLayer,
  type FindingSeverity,
} from "./finding.ts";
export type { AccessibilityTimeline, FlashTimeline } from "./timeline.ts";
export type { AccessibilityScore } from "./score.ts";
export {
  type AccessibilityCertificate,
  accessibilityVersion,
  embedCertificate,
  readCertificate,
} from "./certificate.ts";
