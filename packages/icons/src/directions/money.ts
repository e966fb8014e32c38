import { keys } from "@zoetrope/originals";
import type { Direction } from "../direction.ts";
import { direct } from "../direct.ts";
import {
  beat,
  draw,
  drawBack,
  flip,
  grow,
  inTurn,
  jump,
  respawn,
  ring,
  rock,
  slide,
  squeeze,
  stretch,
  swell,
  tilt,
  turn,
  write,
} from "../rules/index.ts";

/** What is earned, paid and counted. */
export const money: Record<string, Direction> = {
  wallet: direct(
    "finance",
    "wallet, money, payment, purse, crypto, cash",
    [0],
    squeeze("all", { amount: 0.14 }),
    tilt([0], { angle: -5, pivot: [3, 6], start: 12 }),
  ),
  banknote: direct(
    "finance",
    "cash, money, bill, payment, dollar",
    [1],
    {
      moves: [
        {
          pivot: [12, 12],
          skew: keys([4, 0], [16, 9, "in-out"], [34, -10, "in-out"], [52, 6, "in-out"], [70, 0, "in-out"]),
        },
      ],
    },
    swell([1], { size: 1.3, start: 12 }),
  ),
  coins: direct(
    "finance",
    "coins, money, change, cash, currency, savings",
    [1, 2],
    flip([1, 3]),
    jump([0, 2], { height: 1.4, amount: 0.06, start: 20 }),
  ),
  "hand-coins": direct(
    "finance",
    "payment, donation, money, coins",
    [3, 4],
    inTurn([4, 3], jump, { height: 2, amount: 0.08, gap: 8 }),
    slide([0, 1, 2], { y: 0.8, start: 20 }),
  ),
  "dollar-sign": direct(
    "finance",
    "dollar, money, price, currency",
    [0],
    squeeze([0], { pivot: "centre", amount: 0.1 }),
    drawBack([1], { length: 42 }),
  ),
  euro: direct(
    "finance",
    "money, currency, price, europe",
    [0, 1],
    write([2, 0, 1], { gap: 12, length: 22 }),
  ),
  bitcoin: direct(
    "finance",
    "crypto, cryptocurrency, blockchain, money",
    [0, 3],
    flip("all"),
    swell("all", { size: 1.08, start: 36 }),
  ),
  receipt: direct(
    "finance",
    "receipt, invoice, bill, payment, accounting",
    [0, 1],
    rock("all", { angle: 5, pivot: "top" }),
    draw([0], { start: 10, length: 32 }),
    swell([1], { start: 24 }),
  ),
  percent: direct(
    "finance",
    "percent, discount, sale, interest, rate",
    [1, 2],
    draw([0], { length: 22 }),
    swell([1], { size: 1.35, start: 10 }),
    swell([2], { size: 1.35, start: 22 }),
  ),
  "badge-percent": direct(
    "business",
    "discount, sale, offer, percent, promotion, coupon",
    [1, 2, 3],
    turn([0], { degrees: 90 }),
    beat([1, 2, 3], { size: 1.2 }),
  ),
  tag: direct(
    "business",
    "tag, price, label, sale, shopping, category",
    [1],
    ring("all", { pivot: [7.5, 7.5], angle: 20 }),
  ),
  landmark: direct(
    "finance",
    "bank, museum, court, building, finance",
    [1],
    inTurn([5, 0, 2, 3], grow, { gap: 5 }),
    slide([1], { y: -1, start: 8 }),
  ),
  calculator: direct(
    "objects",
    "math, accounting, finance, numbers",
    [2],
    inTurn([5, 4, 3, 7, 6, 9, 8], swell, { size: 1.7, gap: 5 }),
    swell([2], { size: 1.3, start: 44 }),
    draw([1], { start: 40, length: 20 }),
  ),
  "trending-up": direct(
    "finance",
    "growth, trend, chart, profit, up",
    [0],
    drawBack([1], { length: 40 }),
    respawn([0], { pivot: [22, 7], start: 26 }),
  ),
  "trending-down": direct(
    "finance",
    "loss, decline, trend, chart, down",
    [0],
    drawBack([1], { length: 40 }),
    respawn([0], { pivot: [22, 17], start: 26 }),
  ),
  "chart-line": direct(
    "finance",
    "chart, graph, statistics, analytics, trend",
    [1],
    drawBack([1], { start: 6, length: 44 }),
  ),
  "chart-column": direct(
    "finance",
    "chart, graph, statistics, analytics, report",
    [2],
    inTurn([3, 2, 1], grow, { gap: 8 }),
  ),
  "chart-pie": direct(
    "finance",
    "chart, share, statistics, market",
    [0],
    slide([0], { x: 1.8, y: -1.8 }),
    tilt("all", { angle: -14, pivot: [12, 12] }),
  ),
  activity: direct("health", "activity, pulse, heartbeat, health", [0], drawBack([0], { length: 52 })),
  gauge: direct("icons", "speed, gauge, performance, dashboard", [0], {
    moves: [
      {
        parts: [0],
        pivot: [12, 14],
        rotate: keys([4, 0], [20, -84, "in-out"], [44, 24, "out"], [56, -8, "in-out"], [68, 0, "in-out"]),
      },
    ],
  }),
  kanban: direct(
    "business",
    "board, project, tasks, planning, agile",
    [1],
    inTurn([0, 1, 2], stretch, { by: 0.5, pivot: "top", gap: 8 }),
  ),
};
