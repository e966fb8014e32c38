import { expect, it } from "vitest";
import { createLineLog, createLogger, type LogLevel } from "../index.ts";

function logged(level: LogLevel, write: (log: (fields: string) => void) => void): string[] {
  const lines: string[] = [];
  const logger = createLogger({ level, destination: { write: (line) => void lines.push(line) } });
  write(createLineLog(logger, "request"));
  return lines;
}

it("writes a line like those of the logger itself", () => {
  const [line = ""] = logged("info", (log) => log(`,"host":"site","status":200`));
  expect(line).toMatch(/\}\n$/);
  expect(JSON.parse(line)).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
    host: "site",
    status: 200,
    msg: "request",
  });
});

it("is silent where the logger is", () => {
  expect(logged("warn", (log) => log(""))).toEqual([]);
});
