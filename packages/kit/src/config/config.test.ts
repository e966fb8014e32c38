import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ConfigError, defineConfig, describeVariables, parseConfig } from "../index.ts";

const variables = defineConfig({
  PORT: {
    schema: z.coerce.number("It is not a number").int().max(65_535, "Ports end at 65535"),
    description: "Port to listen on.",
    fix: "Set it to a free port.",
    default: "3000",
    example: "8080",
  },
  DATABASE_URL: {
    schema: z.url("It is not an address").optional(),
    description: "Where the data is | or not.",
    fix: "Set it to an address.",
    isSecret: true,
  },
});

function problemsOf(environment: Record<string, string>): string {
  try {
    parseConfig(variables, environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
}

describe("configuration", () => {
  it("takes defaults for what is not set, or set to nothing", () => {
    expect(parseConfig(variables, { PORT: "" })).toEqual({ PORT: 3_000, DATABASE_URL: undefined });
  });

  it("names the variable, the value, the reason, the fix and an example", () => {
    expect(problemsOf({ PORT: "99999" })).toBe(
      'PORT is "99999". Ports end at 65535. Set it to a free port. Example: PORT=8080',
    );
  });

  it("names every wrong variable at once", () => {
    expect(problemsOf({ PORT: "x", DATABASE_URL: "y" }).split("\n")).toHaveLength(2);
  });

  it("never shows the value of a secret", () => {
    const problems = problemsOf({ DATABASE_URL: "hunter2" });
    expect(problems).toContain("DATABASE_URL");
    expect(problems).not.toContain("hunter2");
  });

  it("cuts a value that would fill the screen", () => {
    expect(problemsOf({ PORT: "9".repeat(10_000) }).length).toBeLessThan(250);
  });

  it("documents every variable in one table", () => {
    const table = describeVariables(variables);
    expect(table).toContain("| `PORT` | Port to listen on. | `3000` | `8080` |");
    expect(table).toContain("Where the data is \\| or not. Secret");
  });
});
