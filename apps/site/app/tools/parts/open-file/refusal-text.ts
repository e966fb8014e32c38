import type { WorkbenchProps } from "../../workbench-props.ts";

const textOf = (texts: Readonly<Record<string, unknown>>, code: string): unknown =>
  Object.hasOwn(texts, code) ? texts[code] : undefined;

/** Why a file is refused, or nothing could be made of it, in the reader's language. `maxSize`: the largest file, as people write it. */
export function refusalText(
  code: string,
  { refused, messages, maxSize }: Pick<WorkbenchProps, "refused" | "messages"> & { maxSize: string },
): string {
  const { input, make } = messages;
  const known: unknown = textOf(refused, code);
  if (typeof known === "function") return refused["too-large"]({ size: maxSize });
  const found = known ?? textOf(input.problems, code) ?? textOf(make.problems, code);
  return typeof found === "string" ? found : input.problems.other;
}
