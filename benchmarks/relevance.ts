import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Benchmark, Figure } from "./harness.ts";
import { judgedLocales, readJudgedQueries, readShown, type Half } from "./relevance/judged-queries.ts";
import { searchCatalogue, relevanceOf, type Answer } from "./relevance/measure-relevance.ts";
import { openSeededCatalogue } from "./relevance/seeded-catalogue.ts";

const halves: readonly Half[] = ["report", "tune"];

/** The same figures of the search before it knew what words mean. */
const readBefore = (): Record<string, number> =>
  JSON.parse(readFileSync(join(import.meta.dirname, "relevance/before.json"), "utf8")) as Record<
    string,
    number
  >;

function isShowing(): boolean {
  const wanted = process.argv.find((argument) => argument.startsWith("--show"));
  if (wanted !== undefined && wanted !== "--show=tune")
    throw new Error("Only the half to tune on is shown (--show=tune): who sees the other one tunes on it.");
  return wanted !== undefined;
}

function figuresOf(half: Half, name: string, answers: readonly Answer[]): Figure[] {
  const { queries, success, ndcg, empty } = relevanceOf(answers);
  const isGoal = half === "report";
  return [
    {
      what: `${half}, ${name}: success@8`,
      value: success,
      unit: "%",
      ...(isGoal && name !== "all" && { goal: { op: ">=", value: name === "en" ? 96 : 92 } }),
      note: `${queries} queries`,
    },
    { what: `${half}, ${name}: nDCG@10`, value: ndcg, unit: "" },
    {
      what: `${half}, ${name}: empty pages`,
      value: empty,
      unit: "%",
      ...(isGoal && { goal: { op: "<=", value: 1 } }),
    },
  ];
}

const benchmark: Benchmark = {
  name: "relevance",
  title: "What people of seven languages find in the seeded catalogue",
  async run(report) {
    const showing = isShowing();
    const before = readBefore();
    const add = (figure: Figure) => {
      const then = before[figure.what];
      const notes = [figure.note ?? [], then === undefined ? [] : `before: ${then} ${figure.unit}`].flat();
      report.add({ ...figure, note: notes.join("; ") });
    };
    const shown = readShown();
    const catalogue = await openSeededCatalogue((message) => report.progress(message));
    const answers: Answer[] = [];
    try {
      for (const judged of readJudgedQueries()) answers.push(await searchCatalogue(catalogue, shown, judged));
    } finally {
      await catalogue.close();
    }
    const counted = answers.filter(({ judged }) => !judged.absent);
    for (const half of halves) {
      const ofHalf = counted.filter(({ judged }) => judged.half === half);
      for (const locale of judgedLocales) {
        const ofLanguage = ofHalf.filter(({ judged }) => judged.locale === locale);
        for (const figure of figuresOf(half, locale, ofLanguage)) add(figure);
      }
      for (const figure of figuresOf(half, "all", ofHalf)) add(figure);
    }
    const absent = relevanceOf(answers.filter(({ judged }) => judged.absent));
    add({
      what: "nothing in the library fits: empty pages",
      value: absent.empty,
      unit: "%",
      note: `${absent.queries} queries, counted nowhere else`,
    });
    add({
      what: "cards among the first eight that nobody has judged",
      value: answers.reduce((sum, { unjudged }) => sum + unjudged, 0),
      unit: "",
    });
    if (showing)
      for (const { judged, titles } of counted.filter((one) => one.judged.half === "tune" && !one.isSuccess))
        report.progress(`${judged.locale} “${judged.query}” → ${titles.join(" | ") || "empty"}`);
  },
};

export default benchmark;
