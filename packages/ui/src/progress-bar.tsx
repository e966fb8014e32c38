/** The one progress device: how many of how many. `labelledBy` names the element that says it in words. */
export function ProgressBar({ value, max, labelledBy }: { value: number; max: number; labelledBy: string }) {
  return <progress className="progress-bar" value={value} max={max} aria-labelledby={labelledBy} />;
}
