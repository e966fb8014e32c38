import { describeDiagnostics, describeFixes } from "@zoetrope/i18n/describe-diagnostics";
import type { Diagnostic, DiagnosticSeverity, SceneDiagnostic, SvgDiagnostic } from "@zoetrope/lottie";
import { joined, labelled, type Printer } from "../terminal/printer.ts";
import { printable, type Style } from "../terminal/style.ts";

const styles: Record<DiagnosticSeverity, Style> = { error: "red", warning: "yellow", info: "cyan" };

/** A line for each finding: how bad it is, what it is, what fixes it, where, and its code for whoever wants to look it up. */
export function sentencesOf(diagnostics: readonly Diagnostic[], printer: Printer): string[] {
  const { diagnostics: texts, commands } = printer.messages;
  const sentences = describeDiagnostics(texts, diagnostics);
  const fixes = describeFixes(texts, diagnostics);
  return diagnostics.map(({ severity, pointer, byteOffset, code }, index) =>
    line(
      severity,
      joined(
        [sentences[index], fixes[index]].filter((each) => typeof each === "string"),
        printer.messages,
      ),
      printer,
      [pointer, byteOffset === null ? null : commands.words.byte({ offset: byteOffset }), code],
    ),
  );
}

/** The same for what a drawing of the animation cannot show as it is. */
export const sentencesOfDrawing = (
  findings: readonly (SceneDiagnostic | SvgDiagnostic)[],
  printer: Printer,
): string[] =>
  findings.map(({ severity, pointer, code }) =>
    line(severity, printer.messages.diagnostics.drawing[code], printer, [pointer, code]),
  );

/** A line that names what the format that is written has no place for; none where there is nothing. */
export function linesOfLeftOut(
  leftOut: Readonly<Record<string, readonly string[]>>,
  printer: Printer,
): string[] {
  const ids = Object.values(leftOut).flat();
  return ids.length === 0
    ? []
    : [labelled("yellow", printer.messages.commands.words.leftOut, printable(ids.join(", ")), printer)];
}

/** A line that says how bad it is. */
export const severityLine = (severity: DiagnosticSeverity, text: string, printer: Printer): string =>
  labelled(styles[severity], printer.messages.commands.words[severity], text, printer);

function line(
  severity: DiagnosticSeverity,
  sentence: string,
  printer: Printer,
  locations: readonly (string | null)[],
): string {
  const rest = locations.filter((each) => each !== null && each !== "").join(", ");
  return severityLine(
    severity,
    `${printable(sentence)} ${printer.paint("dim", `(${printable(rest)})`)}`,
    printer,
  );
}
