import { expect, test } from "vitest";
import { wrapToWidth } from "./wrap-to-width.ts";

test.each([
  ["leap", ["leap"]],
  ["", []],
  ["a very long name", ["a very", "long name"]],
  ["pointerEnterStage", ["pointer", "Enter", "Stage"]],
  ["star_rating_hover", ["star_", "rating_", "hover"]],
  ["ポインターが入る", ["ポインター", "が入る"]],
  ["Donaudampfschifffahrtsgesellschaftskapitän", ["Donaudamp", "fschifffah", "rtsgesell…"]],
])("%s is written in lines of ten letters", (text, lines) => expect(wrapToWidth(text, 70, 7)).toEqual(lines));
