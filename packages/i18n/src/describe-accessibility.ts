import type { AccessibilityMessages } from "./areas/accessibility.ts";
import { formatMessage } from "./bind-messages.ts";
import type { Message, Value } from "./message.ts";

/** What is found by looking at an animation, as the package `lottie` says it. */
interface Finding {
  code: keyof AccessibilityMessages["findings"];
  parameters: Readonly<Record<string, Value>>;
}

/** What each finding is called, what it means, and what mends it. */
export function describeAccessibility(
  { names, findings, mends }: AccessibilityMessages,
  found: readonly Finding[],
): { name: string; sentence: string; mend: string }[] {
  return found.map(({ code, parameters }) => {
    const message: string | Message<never> = findings[code];
    return {
      name: names[code],
      sentence: formatMessage(message as string | Message<typeof parameters>, parameters),
      mend: mends[code],
    };
  });
}
