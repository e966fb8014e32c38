import { getDiagnosticsMessages } from "@zoetrope/i18n/diagnostics";
import { describeDiagnostics, describeFixes } from "@zoetrope/i18n/describe-diagnostics";
import type { Diagnostic, DiagnosticSeverity, SceneDiagnostic, SvgDiagnostic } from "@zoetrope/lottie";
import { type Paint, printable, type Style } from "./terminal/style.ts";

const styles: Record<DiagnosticSeverity, Style> = { error: "red", warning: "yellow", info: "cyan" };

/** A line for each finding: how bad it is, what it is, what fixes it, where, and its code for whoever wants to look it up. */
export function sentencesOf(diagnostics: readonly Diagnostic[], paint: Paint): string[] {
  const messages = getDiagnosticsMessages("en");
  const sentences = describeDiagnostics(messages, diagnostics);
  const fixes = describeFixes(messages, diagnostics);
  return diagnostics.map(({ severity, pointer, byteOffset, code }, index) =>
    line(severity, [sentences[index], fixes[index]].filter(Boolean).join(" "), paint, [
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

/** A line that names what the format that is written has no place for; none where there is nothing. */
export function linesOfLeftOut(leftOut: Readonly<Record<string, readonly string[]>>, paint: Paint): string[] {
  const ids = Object.values(leftOut).flat();
  return ids.length === 0 ? [] : [`${paint("yellow", "left out")} ${printable(ids.join(", "))}`];
}

function line(
  severity: DiagnosticSeverity,
  sentence: string,
  paint: Paint,
  locations: readonly (string | null)[],
): string {
  const rest = locations.filter((each) => each !== null && each !== "").join(", ");
  return `${paint(styles[severity], severity)} ${printable(sentence)} ${paint("dim", `(${printable(rest)})`)}`;
}
