import { getPagesMessages, type Locale } from "@zoetrope/i18n";
import { useContent } from "../content-context.ts";

/** What `npm run bench -- NAME` wrote down when it was last run. */
interface BenchmarkResults {
  figures: readonly { what: string; value: number; unit: string; peer?: { value: number } }[];
}

const files = import.meta.env.SSR
  ? import.meta.glob<BenchmarkResults>("../../../../../benchmarks/results/*.json", {
      eager: true,
      import: "default",
    })
  : {};

/** Two digits that count: more would differ from run to run. */
function formatMeasured(value: number, unit: string, locale: Locale): string {
  const rounded = value >= 10 ? Math.round(value) : Number(value.toPrecision(2));
  if (unit === "%")
    return (rounded / 100).toLocaleString(locale, { style: "percent", maximumFractionDigits: 1 });
  const text = rounded.toLocaleString(locale);
  return unit === "files/s" ? getPagesMessages(locale).content.perSecond({ count: text }) : `${text} ${unit}`;
}

interface FigureAsked {
  bench: string;
  what: string;
  locale: Locale;
  isPeer?: boolean;
}

/** A figure of a benchmark in words, or that of what it is compared with. The build refuses words that name one which is not there. */
export function benchmarkFigure({ bench, what, locale, isPeer = false }: FigureAsked): string {
  const figure = files[`../../../../../benchmarks/results/${bench}.json`]?.figures.find(
    (each) => each.what === what,
  );
  const value = isPeer ? figure?.peer?.value : figure?.value;
  if (figure === undefined || value === undefined)
    throw new Error(`benchmarks/results/${bench}.json has no figure ${what}`);
  return formatMeasured(value, figure.unit, locale);
}

/** `<Benchmark bench="player" figure="main thread busy" peer />` in running words. */
export function Benchmark({
  bench,
  figure,
  peer = false,
}: {
  bench: string;
  figure: string;
  peer?: boolean;
}) {
  const locale = useContent().page.frontMatter.lang;
  return (
    <span className="tabular-numbers">{benchmarkFigure({ bench, what: figure, locale, isPeer: peer })}</span>
  );
}
