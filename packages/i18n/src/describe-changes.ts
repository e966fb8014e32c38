import type { ChangesMessages } from "./areas/changes.ts";
import { formatMessage } from "./bind-messages.ts";
import type { Message, Value } from "./message.ts";

/** A change of an animation file, as the package `lottie` finds it. */
interface FoundChange {
  code: keyof ChangesMessages["codes"];
  parameters: Readonly<Record<string, Value>>;
}

/** A sentence for each change. */
export function describeChanges(
  { codes, properties }: ChangesMessages,
  changes: readonly FoundChange[],
): string[] {
  const names: Readonly<Record<string, string>> = { ...properties };
  return changes.map(({ code, parameters }) => {
    const message: string | Message<never> = codes[code];
    const property = names[String(parameters["property"])];
    const values = property === undefined ? parameters : { ...parameters, property };
    return formatMessage(message as string | Message<typeof values>, values);
  });
}
