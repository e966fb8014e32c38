export * from "./animation.ts";
