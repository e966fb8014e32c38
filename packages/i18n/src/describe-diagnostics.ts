import type { DiagnosticsMessages } from "./areas/diagnostics.ts";
import { formatMessage } from "./bind-messages.ts";
import type { Message, Value } from "./message.ts";

/** What there is to say of an animation file, as the package `lottie` finds it. */
interface Finding {
  code: keyof DiagnosticsMessages["codes"];
  /** The document of an archive that it is about; null for the whole file. */
  file: string | null;
  parameters: Readonly<Record<string, Value>>;
}

/** A sentence for each finding, with the document that it is about where a file has several. */
export function describeDiagnostics(
  { codes, inDocument }: DiagnosticsMessages,
  findings: readonly Finding[],
): string[] {
  return findings.map(({ code, file, parameters }) => {
    const message: string | Message<never> = codes[code];
    const sentence = formatMessage(message as string | Message<typeof parameters>, parameters);
    return file === null ? sentence : inDocument({ document: file, sentence });
  });
}
