import { expect, test } from "vitest";
import { groupByLetter } from "./group-by-letter.ts";
import { nameTags } from "./name-tags.ts";

const tagsOf = (counts: Record<string, number>) =>
  Object.entries(counts).map(([name, count]) => ({ tag: name, name, count }));

test("letters stand in alphabetical order, and under each the most used tag comes first", () => {
  const groups = groupByLetter(tagsOf({ boat: 2, apple: 1, bird: 9, ant: 1, arrow: 30 }), "en");
  expect(groups.map(({ letter, tags }) => [letter, tags.map(({ name }) => name)])).toEqual([
    ["A", ["arrow", "ant", "apple"]],
    ["B", ["bird", "boat"]],
  ]);
});

test("accents do not part what begins alike; digits and signs are one group", () => {
  const groups = groupByLetter(tagsOf({ état: 1, eye: 2, "404": 3, "2d": 1, 動物: 1 }), "en");
  expect(groups.map(({ letter, anchor, tags }) => [letter, anchor, tags.length])).toEqual([
    ["#", "tags-0", 2],
    ["E", "tags-e", 2],
    ["漢", "tags-漢", 1],
  ]);
});

test("Korean is ordered by the first consonant, Japanese by rows of syllables before characters", () => {
  const letters = (locale: "ko-KR" | "ja-JP", counts: Record<string, number>) =>
    groupByLetter(tagsOf(counts), locale).map(({ letter, tags }) => [letter, tags.map(({ name }) => name)]);
  expect(letters("ko-KR", { 나비: 1, 구름: 2, 고양이: 5, 눈: 3 })).toEqual([
    ["ㄱ", ["고양이", "구름"]],
    ["ㄴ", ["눈", "나비"]],
  ]);
  expect(letters("ja-JP", { 馬: 1, ベル: 4, ハート: 2, アイコン: 9, いぬ: 1, 雲: 3, ん: 1 })).toEqual([
    ["あ", ["アイコン", "いぬ"]],
    ["は", ["ベル", "ハート"]],
    ["わ", ["ん"]],
    ["漢", ["雲", "馬"]],
  ]);
});

test("two tags that are one word for this reader stand once, with the larger count", () => {
  expect(
    nameTags([
      { tag: "rain", label: "雨", count: 9 },
      { tag: "rainy", label: "雨", count: 4 },
      { tag: "zootrope", label: null, count: 1 },
    ]),
  ).toEqual([
    { tag: "rain", name: "雨", count: 9 },
    { tag: "zootrope", name: "zootrope", lang: "", count: 1 },
  ]);
});
