/** What the error catalogue calls "logged": the console of the visitor's browser, nothing else. */
export function logProblem(message: string, cause: unknown): void {
  console.error(message, cause);
}
