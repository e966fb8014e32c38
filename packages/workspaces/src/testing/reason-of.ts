/** What a call fails with: the reason that pages word. */
export const reasonOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "no failure",
    (error: unknown) => (error instanceof Error && "reason" in error ? String(error.reason) : String(error)),
  );

/** The same of several calls, each reason once. */
export const reasonsOf = async (calls: readonly Promise<unknown>[]): Promise<string[]> => [
  ...new Set(await Promise.all(calls.map(reasonOf))),
];
