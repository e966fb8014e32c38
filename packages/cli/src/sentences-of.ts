import { getDiagnosticsMessages } from "@zoetrope/i18n/diagnostics";
import { describeDiagnostics } from "@zoetrope/i18n/describe-diagnostics";
import type { Diagnostic, DiagnosticSeverity, SceneDiagnostic, SvgDiagnostic } from "@zoetrope/lottie";
import { type Paint, printable, type Style } from "./terminal/style.ts";

const styles: Record<DiagnosticSeverity, Style> = { error: "red", warning: "yellow", info: "cyan" };

/** A line for each finding: how bad it is, what it is, where, and its code for whoever wants to look it up. */
export function sentencesOf(diagnostics: readonly Diagnostic[], paint: Paint): string[] {
  const sentences = describeDiagnostics(getDiagnosticsMessages("en"), diagnostics);
  return diagnostics.map(({ severity, pointer, byteOffset, code }, index) =>
    line(severity, sentences[index] ?? "", paint, [
      pointer,
      byteOffset === null ? null : `byte ${byteOffset}`,
      code,
    ]),
  );
}

/** The same for what a drawing of the animation cannot show as it is. */
export function sentencesOfDrawing(
  findings: readonly (SceneDiagnostic | SvgDiagnostic)[],
  paint: Paint,
): string[] {
  const { drawing } = getDiagnosticsMessages("en");
  return findings.map(({ severity, pointer, code }) => line(severity, drawing[code], paint, [pointer, code]));
}

function line(
  severity: DiagnosticSeverity,
  sentence: string,
  paint: Paint,
  places: readonly (string | null)[],
): string {
  const rest = places.filter((each) => each !== null && each !== "").join(", ");
  return `${paint(styles[severity], severity)} ${printable(sentence)} ${paint("dim", `(${printable(rest)})`)}`;
}
