import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales, type Locale } from "@zoetrope/i18n";

/** One query as people type it, and what of the library fits; both in labels of shown.json (`fittingDrawings`). */
interface Judgement {
  query: string;
  /** What is meant. */
  exact?: string;
  /** What somebody would also be content with. */
  also?: string;
  /** The library has nothing that fits: counted apart. */
  absent?: true;
}

export type Half = "tune" | "report";

export interface JudgedQuery extends Judgement {
  locale: Locale;
  half: Half;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8"));

/** Of the query alone, so that a query never changes sides when others come or go. */
const halfOf = (locale: Locale, query: string): Half =>
  createHash("sha256").update(`${locale}:${query}`).digest().readUInt8(0) % 2 === 0 ? "tune" : "report";

/** The languages whose queries somebody has judged. */
export const judgedLocales = locales.filter((locale) =>
  existsSync(join(import.meta.dirname, `queries/${locale}.json`)),
);

export function readJudgedQueries(): JudgedQuery[] {
  return judgedLocales.flatMap((locale) =>
    (read(`queries/${locale}`) as Judgement[]).map((judged) =>
      Object.assign(judged, { locale, half: halfOf(locale, judged.query) }),
    ),
  );
}

/** What is to be seen on each drawing, in English labels. */
export function readShown(): Map<string, Set<string>> {
  const shown = read("shown") as Record<string, string>;
  return new Map(Object.entries(shown).map(([drawing, labels]) => [drawing, new Set(labels.split(", "))]));
}

/** The styles of a weather icon show the same thing and are judged once. */
export const drawingOf = (sourceKey: string): string =>
  sourceKey.replace(/^meteocons:[a-z]+\//, "meteocons:");

/** Drawings that have all labels (`+`) of one of the alternatives (`|`). Throws for a label that no drawing has. */
function drawingsWith(shown: ReadonlyMap<string, ReadonlySet<string>>, expression = ""): string[] {
  const alternatives = expression.split("|").map((one) => one.split("+").map((label) => label.trim()));
  if (expression === "") return [];
  for (const label of alternatives.flat())
    if (![...shown.values()].some((labels) => labels.has(label)))
      throw new Error(`No drawing shows “${label}”, of “${expression}”`);
  return [...shown]
    .filter(([, labels]) => alternatives.some((all) => all.every((label) => labels.has(label))))
    .map(([drawing]) => drawing);
}

/** Which drawings fit: 2 what is meant, 1 what is acceptable. */
export function fittingDrawings(
  shown: ReadonlyMap<string, ReadonlySet<string>>,
  { exact, also }: Pick<JudgedQuery, "exact" | "also">,
): Map<string, 1 | 2> {
  const grades = new Map<string, 1 | 2>();
  for (const drawing of drawingsWith(shown, also)) grades.set(drawing, 1);
  for (const drawing of drawingsWith(shown, exact)) grades.set(drawing, 2);
  return grades;
}
