import {
  type AccessibilityCertificate,
  certificateOf,
  contentHash,
  readCertificate,
} from "../../accessibility/certificate.ts";
import { asNumber } from "../../json/json-values.ts";
import { analyseAccessibility, type AnalyseAccessibilityOptions } from "./analyse-accessibility.ts";
import {
  openSource,
  type OperationControl,
  type Outcome,
  requireAnimation,
  type Source,
} from "../operation.ts";

export interface CertificateVerdict {
  /** Null: the certificate says what is found now. */
  fault: "none-there" | "content-changed" | "not-what-is-found" | null;
  /** What it should say, computed again; null where there is none. */
  expected: AccessibilityCertificate | null;
}

/** Computes a certificate again, from the file and its frames, and compares. Throws as analyseAccessibility does. */
export async function verifyCertificate(
  source: Source,
  options: Pick<AnalyseAccessibilityOptions, "animationId" | "openFrames">,
  control: OperationControl = {},
): Promise<Outcome<CertificateVerdict>> {
  const { parsed, diagnostics } = openSource(source);
  const { id } = requireAnimation(parsed, options.animationId);
  const found = readCertificate(parsed, id);
  const report = { diagnostics };
  if (found === null) return { result: { fault: "none-there", expected: null }, report };
  const content = await contentHash(parsed);
  const mode = found["mode"] === "iris" ? "iris" : "wcag";
  const width = asNumber(found["width"]);
  const again = await analyseAccessibility(
    parsed,
    { ...options, animationId: id, mode, ...(width === null ? {} : { width }) },
    control,
  );
  const expected = await certificateOf(again.result, content);
  const fault =
    found["content"] !== content
      ? "content-changed"
      : JSON.stringify(found) === JSON.stringify(expected)
        ? null
        : "not-what-is-found";
  return { result: { fault, expected }, report };
}
