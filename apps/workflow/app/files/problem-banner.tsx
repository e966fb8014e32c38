import { Icon } from "@zoetrope/ui";

/** What went wrong, read out at once; nothing while all is well. */
export function ProblemBanner({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <p className="banner" role="alert">
      <Icon name="circle-alert" />
      <span>{problem}</span>
    </p>
  );
}
