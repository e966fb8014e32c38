// A seed that hangs in a call which never comes back: it says that it has begun, and no handler of a signal ever runs.
process.on("SIGTERM", () => undefined);
process.send?.({ type: "progress", done: 0, total: 1 }, () => {
  for (;;);
});
