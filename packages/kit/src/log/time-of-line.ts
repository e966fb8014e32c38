let lastMillisecond = 0;
let lastTime = "";

/** The time as a field of a log line, ISO 8601 in UTC, put into words once a millisecond. */
export function timeOfLine(): string {
  const now = Date.now();
  if (now !== lastMillisecond) {
    lastMillisecond = now;
    lastTime = `,"time":"${new Date(now).toISOString()}"`;
  }
  return lastTime;
}
