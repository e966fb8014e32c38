import type { AccessibilityMessages } from "./areas/accessibility.ts";
import { formatMessage } from "./bind-messages.ts";
import type { Message, Value } from "./message.ts";

/** What is found by looking at an animation, as the package `lottie` says it. */
interface Finding {
  code: keyof AccessibilityMessages["findings"];
  parameters: Readonly<Record<string, Value>>;
}

/** What each finding is called, what it means, and what fixes it. */
export function describeAccessibility(
  { names, findings, fixes }: AccessibilityMessages,
  found: readonly Finding[],
): { name: string; sentence: string; fix: string }[] {
  return found.map(({ code, parameters }) => {
    const message: string | Message<never> = findings[code];
    return {
      name: names[code],
      sentence: formatMessage(message as string | Message<typeof parameters>, parameters),
      fix: fixes[code],
    };
  });
}
