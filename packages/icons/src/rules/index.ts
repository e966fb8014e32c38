export * from "./drawing.ts";
export * from "./growing.ts";
export { inTurn, type Rule } from "./rule.ts";
export * from "./shifting.ts";
export * from "./turning.ts";
