import type { DiagnosticsMessages } from "./areas/diagnostics.ts";
import type { RefusalsMessages } from "./areas/refusals.ts";
import { formatMessage } from "./bind-messages.ts";
import type { Message, Value } from "./message.ts";

/** What there is to say of an animation file, as the package `lottie` finds it. */
interface Finding {
  code: keyof DiagnosticsMessages["codes"];
  /** The document of an archive that it is about; null for the whole file. */
  file: string | null;
  parameters: Readonly<Record<string, Value>>;
}

/** Those whose sentence names a feature; the sentences of others are chosen by it. */
const namingFeatures = new Set<Finding["code"]>(["target-rewritten", "target-left"]);

/** A sentence for each finding, with the document that it is about where a file has several. */
export function describeDiagnostics(
  { codes, features, inDocument }: DiagnosticsMessages,
  findings: readonly Finding[],
): string[] {
  const names: Readonly<Record<string, string>> = features;
  return findings.map(({ code, file, parameters }) => {
    const message: string | Message<never> = codes[code];
    const feature = namingFeatures.has(code) ? names[String(parameters["feature"])] : undefined;
    const sentence = formatMessage(
      message as string | Message<typeof parameters>,
      feature === undefined ? parameters : { ...parameters, feature },
    );
    return file === null ? sentence : inDocument({ document: file, sentence });
  });
}

/** What to do about each finding, where something can be done; null where its sentence says all there is. */
export function describeFixes(
  { fixes }: DiagnosticsMessages,
  findings: readonly Pick<Finding, "code">[],
): (string | null)[] {
  const texts: Readonly<Partial<Record<Finding["code"], string>>> = fixes;
  return findings.map(({ code }) => texts[code] ?? null);
}

/** Why a file is not taken, by the code of the refusal. `size`: the largest that is, such as "32 MB". */
export function describeRefusal(
  refusals: RefusalsMessages,
  code: keyof RefusalsMessages,
  size: string,
): string {
  const message = refusals[code];
  return typeof message === "string" ? message : message({ size });
}
