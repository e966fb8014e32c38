import { Button } from "@zoetrope/ui";
import { ProblemBanner } from "../problem-banner.tsx";

/** What went wrong, and the two ways out of a dialog. */
export function DialogFooter({
  problem,
  isBusy,
  cancel,
  submit,
  onClose,
}: {
  problem: string | null;
  isBusy: boolean;
  cancel: string;
  submit: string;
  onClose(): void;
}) {
  return (
    <>
      <ProblemBanner problem={problem} />
      <div className="dialog__footer">
        <Button variant="tertiary" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {submit}
        </Button>
      </div>
    </>
  );
}
