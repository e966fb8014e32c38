import type { WorkbenchProps } from "../../workbench-props.ts";

/** What does the same on the command line. */
export function CommandLine({
  messages: { make: messages },
  command,
}: Pick<WorkbenchProps, "messages"> & { command: string }) {
  return (
    <details className="disclosure command-line">
      <summary className="small-text">{messages.commandLine}</summary>
      <pre className="code-block" tabIndex={0}>
        <code>{command}</code>
      </pre>
    </details>
  );
}
