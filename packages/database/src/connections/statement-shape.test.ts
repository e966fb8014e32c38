import { expect, it } from "vitest";
import { shapeOf } from "./statement-shape.ts";

it.each([
  [`insert into "people" ("email") values ($1)`, `insert into "people" ("email") values ($1)`],
  [`select * from t where a = 'secret' and b = 42`, `select * from t where a = ? and b = ?`],
  [`select 'it''s a secret', "c1"`, `select ?, "c1"`],
  [`select E'it\\'s a secret' || 'more secret'`, `select ? || ?`],
  [`select $$ secret $$, $x$ it's secret $x$`, `select ?, ?`],
  [`select 1 -- secret\n from t /* secret */`, `select ? from t`],
  [`select 'secret without an end`, `select ?`],
  [`select $x$ secret without an end`, `select ?`],
])("shows %j as %j", (statement, shape) => {
  expect(shapeOf(statement)).toBe(shape);
});

it("is short, however long the statement", () => {
  expect(shapeOf(`select ${"name, ".repeat(10_000)}`).length).toBeLessThanOrEqual(300);
});
