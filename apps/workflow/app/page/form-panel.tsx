import { Button } from "@zoetrope/ui";
import type { ReactNode } from "react";
import { ProblemBanner } from "../files/problem-banner.tsx";
import type { useTask } from "../files/use-task.ts";

interface FormPanelProps {
  task: Pick<ReturnType<typeof useTask>, "isBusy" | "problem">;
  /** What the button says. */
  submit: string;
  variant?: "primary" | "secondary";
  onSubmit(): void;
  /** The fields. */
  children: ReactNode;
}

/** Fields in a box of their own, with what went wrong and the button at its end. */
export function FormPanel({ task, submit, variant = "primary", onSubmit, children }: FormPanelProps) {
  return (
    <form
      noValidate
      className="form-panel"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <ProblemBanner problem={task.problem} />
      <div className="row row--wrap">
        <Button type="submit" variant={variant} aria-disabled={task.isBusy || undefined}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
