import { expect, it } from "vitest";
import { cutTo, padded, widthOf } from "./width.ts";
import { wrapped } from "./wrapped.ts";

it("letters of Japanese and Korean are two cells wide, where columns are aligned and lines cut", () => {
  expect(["PATH", "パス", "경로"].map(widthOf)).toEqual([4, 4, 4]);
  expect(padded("パス", 6)).toBe("パス  ");
  expect(cutTo("歩く.json", 5)).toBe("歩く.");
});

it("lines end between words", () => {
  expect(wrapped("Make files smaller that look the same", 12, "en")).toEqual([
    "Make files",
    "smaller that",
    "look the",
    "same",
  ]);
  expect(wrapped("파일을 작게 만듭니다.", 11, "ko-KR")).toEqual(["파일을 작게", "만듭니다."]);
});

it("Japanese lines end before no particle, ending or mark, and in no word", () => {
  const text = "SVG を繰り返さず、ファイルサイズを変換します（標準入力）。";
  for (let width = 10; width <= 60; width++) {
    const lines = wrapped(text, width, "ja-JP");
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    for (const line of lines.slice(1)) expect(line).toMatch(/^[\p{Script=Han}\p{scx=Katakana}（]/u);
    for (const line of lines) expect(line).not.toMatch(/（$|^(?:イル|イズ)/);
  }
});
