import { asParameters } from "../messages/as-parameters.ts";
import { english } from "../messages/english.ts";
import { CommandError, type ExitCode, exitCodes } from "../exit-codes.ts";
import { noOtherCommands } from "../mcp/no-other-commands.ts";
import { createMemorySystem } from "./memory-system.ts";
import { readOptions } from "./operation-options.ts";
import { maxSources, type Operation } from "./operations.ts";

export interface SentFile {
  /** As whoever sent it calls it; nothing is looked up under it. */
  name: string;
  bytes: Uint8Array;
}

export interface OperationRequest {
  sources: readonly SentFile[];
  options: Readonly<Record<string, unknown>>;
  /** For options whose value is a file, in their order. */
  attachments?: readonly (SentFile & { option: string })[];
  /** What whoever asks knows the operation as; default its name. */
  calledAs?: string;
  /** What the result is called, whose end says what it is; default the name of the source, and the format by the options. */
  output?: string;
}

export interface OperationLimits {
  maxResultBytes: number;
}

export interface OperationResult {
  /** An entry for each source, as `--json` has it. */
  reports: object[];
  /** Something was found: a file has faults, or what was to change is nowhere. */
  hasFindings: boolean;
  files: SentFile[];
}

/** Nothing was made: the options make no sense, or a file cannot be read or drawn. */
export class OperationRefused extends Error {
  readonly at: "options" | "file" | "result";

  constructor(at: "options" | "file" | "result", message: string) {
    super(message);
    this.name = "OperationRefused";
    this.at = at;
  }
}

/** Throws OperationRefused for what the operation does not take. */
function checkRequest(
  operation: Operation,
  { sources, options, attachments = [], calledAs = operation.name }: OperationRequest,
): void {
  const { min, max } = operation.sources;
  if (sources.length < min || sources.length > max)
    throw new OperationRefused(
      "options",
      `${calledAs} takes ${min === max ? min : `${min} to ${max}`} ${max === 1 ? "file" : "files"}, not ${sources.length}.`,
    );
  if (attachments.length > maxSources)
    throw new OperationRefused("options", `At most ${maxSources} files can be sent for options.`);
  const known = new Map([...operation.options].filter(([name]) => !operation.fileOptions.includes(name)));
  try {
    readOptions(calledAs, known, options);
  } catch (error) {
    throw refusalOf(error);
  }
  for (const { option } of attachments)
    if (!operation.fileOptions.includes(option))
      throw new OperationRefused("options", `${calledAs} takes no file ${JSON.stringify(option)}.`);
}

/** Files by the names that the command knows them by, and what it is called with. */
function argumentsOf(operation: Operation, request: OperationRequest) {
  const { sources, attachments = [], output = "./" } = request;
  const files = new Map<string, Uint8Array>();
  const names = sources.map((source) => put(files, source));
  const values: Record<string, string | boolean | string[]> = {
    ...readOptions(operation.name, operation.options, request.options),
    ...(Object.hasOwn(operation.command.options, "json") ? { json: true } : {}),
    ...(operation.isWriting ? { output } : {}),
  };
  for (const { option, ...file } of attachments) {
    const path = put(files, file);
    const before = values[option];
    if (operation.options.get(option)?.multiple === true)
      values[option] = [...(Array.isArray(before) ? before : []), path];
    else values[option] = path;
  }
  return { files, names, values };
}

/** Of what a command says that finds no file. */
const maxWordsBytes = 1_000_000;

/**
 * Throws OperationRefused for what the operation does not take, and for options that make no sense: commands look through them before they read a file,
 * and none is there for them here.
 */
export async function checkOperation(operation: Operation, request: OperationRequest): Promise<void> {
  checkRequest(operation, request);
  const { names, values } = argumentsOf(operation, request);
  const { system } = createMemorySystem({
    files: new Map(),
    maxResultBytes: maxWordsBytes,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  try {
    await operation.command.run(system, values, names, noOtherCommands);
  } catch (error) {
    if (error instanceof CommandError && error.exitCode === exitCodes.usage) throw refusalOf(error);
  }
}

/** Runs a command on files that were sent. Throws OperationRefused. */
export async function runOperation(
  operation: Operation,
  request: OperationRequest,
  { maxResultBytes }: OperationLimits,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<OperationResult> {
  checkRequest(operation, request);
  const { files, names, values } = argumentsOf(operation, request);
  const { system, written, out, err } = createMemorySystem({ files, maxResultBytes, signal, onProgress });
  let exitCode: ExitCode;
  try {
    exitCode = await operation.command.run(system, values, names, noOtherCommands);
  } catch (error) {
    throw refusalOf(error);
  }
  const reports = readReports(out());
  if (exitCode > exitCodes.findings) throw new OperationRefused(placeOf(exitCode), reasonIn(reports, err()));
  return {
    reports,
    hasFindings: exitCode === exitCodes.findings,
    files: [...written].map(([name, bytes]) => ({ name, bytes })),
  };
}

/** Under a name that is neither a pattern nor a place, and nobody else's. */
function put(files: Map<string, Uint8Array>, { name, bytes }: SentFile): string {
  const plain =
    name
      .replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")
      .replace(/^[.-]+/, "")
      .slice(-100) || "animation";
  let path = plain;
  for (let number = 2; files.has(path); number++) path = `${number}-${plain}`;
  files.set(path, bytes);
  return path;
}

function readReports(out: Uint8Array): object[] {
  if (out.byteLength === 0) return [];
  return JSON.parse(new TextDecoder().decode(out)) as object[];
}

const placeOf = (exitCode: ExitCode): OperationRefused["at"] =>
  exitCode === exitCodes.usage ? "options" : exitCode === exitCodes.unwritable ? "result" : "file";

function reasonIn(reports: readonly object[], err: string): string {
  const failed = reports.find((report): report is { file: string; error: string } => "error" in report);
  return failed === undefined ? err.trim() : asParameters(`${failed.file}: ${failed.error}`);
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof CommandError)) return error;
  return new OperationRefused(placeOf(error.exitCode), asParameters(error.say(english)));
}
