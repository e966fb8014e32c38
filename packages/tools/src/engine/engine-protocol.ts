/** A file as an operation takes it: its name without folders, and its bytes. */
export interface EngineFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A file that an operation made. */
export interface MadeFile extends EngineFile {
  mediaType: string;
}

export interface EngineRequest {
  operation: string;
  files: readonly EngineFile[];
  options: unknown;
}

/** Asks for the code of an operation that will follow; nothing is answered. */
export interface EnginePreparation {
  prepare: string;
}

/** Why an operation gave nothing: a code of the format, of drawing, or of the engine, with values for its sentence. */
export interface EngineFault {
  code: string;
  /** In English, for logs. */
  message: string;
}

export type EngineAnswer =
  /** Once, before all else: what the worker holds while it lives. */
  | { kind: "started"; lock: string }
  | { kind: "progress"; share: number }
  | { kind: "result"; result: unknown }
  | { kind: "fault"; fault: EngineFault };
