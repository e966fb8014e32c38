/** What `npm run bench -- NAME` wrote down when it was last run. */
interface BenchmarkResults {
  figures: readonly { what: string; value: number; unit: string; peer?: { value: number } }[];
}

const files = import.meta.env.SSR
  ? import.meta.glob<BenchmarkResults>("../../../../benchmarks/results/*.json", {
      eager: true,
      import: "default",
    })
  : {};

const units: Record<string, (value: string) => string> = {
  "%": (value) => `${value}%`,
  "files/s": (value) => `${value} a second`,
};

/** Two digits that count: more would differ from run to run. */
export function formatMeasured(value: number, unit: string): string {
  const rounded = value >= 10 ? Math.round(value) : Number(value.toPrecision(2));
  const text = rounded.toLocaleString("en");
  return units[unit]?.(text) ?? `${text} ${unit}`;
}

/** A figure of a benchmark in words, or that of what it is compared with. The build refuses words that name one which is not there. */
export function benchmarkFigure(bench: string, what: string, isPeer = false): string {
  const figure = files[`../../../../benchmarks/results/${bench}.json`]?.figures.find(
    (each) => each.what === what,
  );
  const value = isPeer ? figure?.peer?.value : figure?.value;
  if (figure === undefined || value === undefined)
    throw new Error(`benchmarks/results/${bench}.json has no figure ${what}`);
  return formatMeasured(value, figure.unit);
}

/** `<Benchmark bench="player" figure="main thread busy" peer />` in running words. */
export const Benchmark = ({ bench, figure, peer }: { bench: string; figure: string; peer?: boolean }) => (
  <span className="num">{benchmarkFigure(bench, figure, peer)}</span>
);
