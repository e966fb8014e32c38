import { type Diagnostic, type DiagnosticCode, diagnosticSeverities } from "./diagnostic.ts";
import { byteOffsetsOf } from "./byte-offsets.ts";

type DocumentLocation = Pick<Diagnostic, "file" | "animationId">;

/** Collects what is found while a file is read, document by document. */
export class DiagnosticLog {
  readonly found: Diagnostic[];
  readonly #location: DocumentLocation;

  constructor(location: DocumentLocation = { file: null, animationId: null }, found: Diagnostic[] = []) {
    this.#location = location;
    this.found = found;
  }

  /** Writes into the same list, of another document. */
  of(location: DocumentLocation): DiagnosticLog {
    return new DiagnosticLog(location, this.found);
  }

  add(code: DiagnosticCode, pointer: string | null = null, parameters: Diagnostic["parameters"] = {}): void {
    this.found.push({
      code,
      severity: diagnosticSeverities[code],
      ...this.#location,
      pointer,
      byteOffset: null,
      parameters,
    });
  }

  /** Looks up where in the bytes of its document that stands which was found in it: sound files are not read twice. */
  locate(read: () => Uint8Array): void {
    const mine = this.found.filter(({ file, pointer }) => file === this.#location.file && pointer !== null);
    if (mine.length === 0) return;
    const offsets = byteOffsetsOf(read(), new Set(mine.flatMap(({ pointer }) => pointer ?? [])));
    for (const each of mine) each.byteOffset = offsets.get(each.pointer ?? "") ?? null;
  }
}
