import { expect, it } from "vitest";
import { movePick } from "./move-pick.ts";

const picks = ["owl", "fox", "fish"].map((id) => ({ id }));
const moved = (id: string, step: -1 | 1) => movePick(picks, id, step).map((pick) => pick.id);

it("a pick changes places with the one before or after it, and stays at the ends", () => {
  expect(moved("fox", -1)).toEqual(["fox", "owl", "fish"]);
  expect(moved("fox", 1)).toEqual(["owl", "fish", "fox"]);
  expect(moved("owl", -1)).toEqual(["owl", "fox", "fish"]);
  expect(moved("fish", 1)).toEqual(["owl", "fox", "fish"]);
  expect(moved("unicorn", 1)).toEqual(["owl", "fox", "fish"]);
});
