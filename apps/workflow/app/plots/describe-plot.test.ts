import { getStatisticsMessages } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import type { Plot, PlotProps } from "./plot-props.ts";
import { describeFunnel, describeRanking, describeTimeline } from "./describe-plot.ts";

const row = (key: string, ...values: number[]) => ({ key, title: null, url: null, values });
const propsOf = (plot: Omit<Plot, "name">): PlotProps => ({
  plot: { name: "audience", ...plot },
  step: "DAY",
  locale: "en",
  messages: getStatisticsMessages("en"),
});

test("a plot over time says how much there was and when most; visitors of days are not added up", () => {
  const rows = [row("2026-11-20T00:00:00Z", 7, 1_200), row("2026-11-21T00:00:00Z", 9, 30)];
  expect(describeTimeline(propsOf({ measures: ["visitors", "page-views"], rows }))).toBe(
    "Visitors: most on Sat 21 Nov (9). Page views: 1,230, most on Fri 20 Nov (1,200).",
  );
});

test("a ranking says what is at the top, by its title where there is one", () => {
  const rows = [{ ...row("owl1234567", 12, 3), title: "Owl, asleep" }, row("fox", 2, 2)];
  expect(describeRanking(propsOf({ measures: ["views"], rows }))).toBe(
    "At the top: \u2068Owl, asleep\u2069 (12).",
  );
  expect(describeRanking(propsOf({ measures: ["views"], rows: [] }))).toBe("Nothing in this period.");
});

test("a path is said as people read it, and turns nothing but itself", () => {
  const first = (key: string) => describeRanking(propsOf({ measures: ["page-views"], rows: [row(key, 20)] }));
  expect(first("/free-animations/caf%C3%A9%20%E2%80%AE")).toBe(
    "At the top: \u2068/free-animations/café \u2069 (20).",
  );
  expect(first("100 %\u2069\u202E")).toBe("At the top: \u2068100 %\u2069 (20).");
});

test("the way from search to download says each step", () => {
  const rows = [row("search", 1_000), row("file-view", 400), row("download", 50)];
  expect(describeFunnel(propsOf({ measures: ["visitors"], rows }))).toBe(
    "Of 1,000 visitors who searched, 400 opened an animation afterwards, and 50 downloaded one.",
  );
});
