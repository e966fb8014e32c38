import { getDiagnosticsMessages } from "@zoetrope/i18n/diagnostics";
import { describeDiagnostics } from "@zoetrope/i18n/describe-diagnostics";
import type { Diagnostic, DiagnosticSeverity } from "@zoetrope/lottie";
import { type Paint, printable, type Style } from "./terminal/style.ts";

const styles: Record<DiagnosticSeverity, Style> = { error: "red", warning: "yellow", info: "cyan" };

/** A line for each finding: how bad it is, what it is, where, and its code for whoever wants to look it up. */
export function sentencesOf(diagnostics: readonly Diagnostic[], paint: Paint): string[] {
  const sentences = describeDiagnostics(getDiagnosticsMessages("en"), diagnostics);
  return diagnostics.map(({ severity, pointer, byteOffset, code }, index) => {
    const place = [pointer, byteOffset === null ? null : `byte ${byteOffset}`].filter(
      (each) => each !== null && each !== "",
    );
    const rest = [...place, code].join(", ");
    return `${paint(styles[severity], severity)} ${printable(sentences[index] ?? "")} ${paint("dim", `(${printable(rest)})`)}`;
  });
}
