import { median, quantile } from "../../benchmarks/harness.ts";
import type { CaseStudy } from "./case-study.ts";

/** The API of a running platform with its seeded catalogue: `npm start` in another terminal. */
const api = process.env["API_URL"] ?? "http://localhost:3003";
const rounds = 40;
/** What people in front of a design for waiting type, first letters and spelling mistakes included. */
const queries = [
  "loading",
  "loading hourglass",
  "wait",
  "spinner",
  "lodaing",
  "progress",
  "load",
  "hour",
  "loader icon",
  "success check",
  "error",
  "snail",
];

interface Answer {
  total: number;
  data?: unknown[];
}

async function ask(path: string): Promise<{ answer: Answer; milliseconds: number; bytes: number }> {
  const startedAt = performance.now();
  const response = await fetch(`${api}/api/v1${path}`);
  const text = await response.text();
  const milliseconds = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`);
  return { answer: JSON.parse(text) as Answer, milliseconds, bytes: text.length };
}

export default {
  slug: "tern-bank",
  async measure(progress) {
    const path = (query: string) => `/animations?q=${encodeURIComponent(query)}`;
    const [all, loading, misspelt] = await Promise.all([
      ask("/animations"),
      ask(path("loading")),
      ask(path("lodaing")),
    ]);
    for (const query of queries) await ask(path(query));
    progress(`${rounds * queries.length} searches, one after the other`);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const query of queries) times.push((await ask(path(query))).milliseconds);
    const suggestions: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const letters of ["l", "lo", "loa", "load"])
        suggestions.push((await ask(`/search-keywords?q=${letters}`)).milliseconds);
    const rounded = (value: number): number => Math.round(value * 10) / 10;
    return [
      { id: "catalogue", what: "animations in the catalogue", value: all.answer.total, unit: "animations" },
      { id: "hits", what: "hits for “loading”", value: loading.answer.total, unit: "animations" },
      { id: "hits-misspelt", what: "hits for “lodaing”", value: misspelt.answer.total, unit: "animations" },
      {
        id: "median",
        what: "a search, median",
        value: rounded(median(times)),
        unit: "ms",
        note: `${times.length} searches over HTTP, count, cards and related words included`,
      },
      {
        id: "p95",
        what: "a search, 95 of 100 take at most",
        value: rounded(quantile(times, 0.95)),
        unit: "ms",
      },
      {
        id: "suggestion",
        what: "a suggestion while typing, 95 of 100 take at most",
        value: rounded(quantile(suggestions, 0.95)),
        unit: "ms",
      },
    ];
  },
} satisfies CaseStudy;
