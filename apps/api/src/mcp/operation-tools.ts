import { answered, CommandError, frameNotice, frameRequest, noSuchTool, pictured } from "@zoetrope/cli/mcp";
import type { Operation, OperationRunner } from "@zoetrope/operations";
import type { DraftFiles } from "./draft-files.ts";

const maxFiles = 20;

type Runner = Pick<OperationRunner, "operations" | "run">;
type Given = Readonly<Record<string, unknown>>;
type Request = Parameters<Runner["run"]>[1];

const isText = (value: unknown): value is string => typeof value === "string";

/** Runs a command on drafts, in a thread; what it makes is written under the names that it gives. Throws CommandError and OperationError. */
export async function runOperationTool(
  runner: Runner,
  tool: string,
  given: Given,
  files: DraftFiles,
  timeoutInMs: number,
) {
  const operation = (await runner.operations()).get(tool.replaceAll("_", "-"));
  if (operation === undefined) throw noSuchTool(tool);
  const { signal } = files;
  const request = { ...(await requestOf(operation, given, files)), calledAs: tool };
  const result = await runner.run(operation, request, { signal, timeoutInMs });
  for (const { name, bytes } of result.files) await files.writeFile(name, bytes);
  return answered(JSON.stringify(result.reports, null, 2));
}

async function requestOf(operation: Operation, given: Given, files: DraftFiles): Promise<Request> {
  const { files: names, output, ...said } = given;
  const options: Record<string, unknown> = said;
  if (!Array.isArray(names) || names.length > maxFiles || !names.every(isText))
    throw new CommandError("usage", `"files" is a list of up to ${maxFiles} names.`);
  if (operation.isWriting && output !== undefined && !isText(output))
    throw new CommandError("usage", '"output" is a name.');
  const attachments: { option: string; name: string; bytes: Uint8Array }[] = [];
  for (const option of operation.fileOptions) {
    const value = options[option];
    delete options[option];
    for (const name of [value ?? []].flat().slice(0, maxFiles)) {
      if (!isText(name)) throw new CommandError("usage", `${JSON.stringify(option)} is the name of a file.`);
      attachments.push({ option, name, bytes: await files.readFile(name) });
    }
  }
  const sources: { name: string; bytes: Uint8Array }[] = [];
  for (const name of names) sources.push({ name, bytes: await files.readFile(name) });
  return { sources, options, attachments, ...(isText(output) ? { output } : {}) };
}

/** A frame to look at. */
export async function runFrameTool(runner: Runner, given: Given, files: DraftFiles, timeoutInMs: number) {
  const { file, options } = frameRequest(given);
  const operation = (await runner.operations()).get("render");
  if (operation === undefined) throw noSuchTool("render_frame");
  const sources = [{ name: file, bytes: await files.readFile(file) }];
  const { signal } = files;
  const request = { sources, options, calledAs: "render_frame" };
  const { files: drawn, reports } = await runner.run(operation, request, { signal, timeoutInMs });
  return pictured(drawn[0]?.bytes ?? new Uint8Array(), frameNotice(options["frame"], reports[0]));
}
