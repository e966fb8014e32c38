import { pino, type DestinationStream, type Logger } from "pino";
import { timeOfLine } from "./time-of-line.ts";

const { needsMetadataGsym, streamSym } = pino.symbols;

/**
 * Writes lines of one message at level info where `logger` writes its own. For the one line whose fields are few, known and free of
 * secrets, but which goes with every request: the logger's walk over an object costs several times as much. `fields`: JSON of the
 * fields without braces, after a comma. What the logger was bound to is left out.
 */
export function createLineLog(logger: Logger, message: string): (fields: string) => void {
  const { info = 30 } = pino.levels.values;
  // As pino documents its symbols: for integrations that need to be fast.
  const stream = Reflect.get(logger, streamSym) as DestinationStream & { lastLevel?: number };
  const wantsLevel = needsMetadataGsym in stream;
  const end = `,"msg":${JSON.stringify(message)}}\n`;

  return (fields) => {
    if (!logger.isLevelEnabled("info")) return;
    if (wantsLevel) stream.lastLevel = info;
    stream.write(`{"level":"info"${timeOfLine()}${fields}${end}`);
  };
}
