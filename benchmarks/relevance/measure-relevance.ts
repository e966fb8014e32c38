import type { Catalog } from "@zoetrope/catalog";
import { drawingOf, fittingDrawings, type JudgedQuery } from "./judged-queries.ts";

export interface Answer {
  judged: JudgedQuery;
  titles: string[];
  isEmpty: boolean;
  /** Of the cards on the first eight places, one fits. */
  isSuccess: boolean;
  /** 0 to 1. */
  ndcg: number;
  /** Cards among the first eight that nobody has judged. */
  unjudged: number;
}

const cards = 8;
const ranks = 10;

const discounted = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** Asks the catalogue as a page in the query's language would. */
export async function searchCatalogue(
  { catalog, sourceKeyOf }: { catalog: Pick<Catalog, "search">; sourceKeyOf: ReadonlyMap<string, string> },
  shown: ReadonlyMap<string, ReadonlySet<string>>,
  judged: JudgedQuery,
): Promise<Answer> {
  const fitting = fittingDrawings(shown, judged);
  const { items } = await catalog.search({ query: judged.query, locale: judged.locale });
  const drawings = items.map(({ id }) => drawingOf(sourceKeyOf.get(id) ?? id));
  // A drawing that is shown again in another style is no second find.
  const grades = drawings.map((drawing, index) =>
    drawings.indexOf(drawing) < index ? 0 : (fitting.get(drawing) ?? 0),
  );
  const best = [...fitting.values()].toSorted((a, b) => b - a);
  return {
    judged,
    titles: items.slice(0, cards).map(({ title }) => title),
    isEmpty: items.length === 0,
    isSuccess: grades.slice(0, cards).some((grade) => grade > 0),
    ndcg: best.length === 0 ? 0 : discounted(grades.slice(0, ranks)) / discounted(best.slice(0, ranks)),
    unjudged: drawings.slice(0, cards).filter((drawing) => !shown.has(drawing)).length,
  };
}

export interface Relevance {
  queries: number;
  /** In percent. */
  success: number;
  ndcg: number;
  /** In percent. */
  empty: number;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

export function relevanceOf(answers: readonly Answer[]): Relevance {
  const mean = (value: (answer: Answer) => number) =>
    answers.reduce((sum, answer) => sum + value(answer), 0) / Math.max(1, answers.length);
  return {
    queries: answers.length,
    success: round(100 * mean(({ isSuccess }) => Number(isSuccess)), 1),
    ndcg: round(
      mean(({ ndcg }) => ndcg),
      3,
    ),
    empty: round(100 * mean(({ isEmpty }) => Number(isEmpty)), 1),
  };
}
