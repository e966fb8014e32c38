import type { Dictionary } from "../store/dictionary.ts";
import { cutJapanese } from "./cut-japanese.ts";
import { cutKorean } from "./cut-korean.ts";
import { tokensOf, type Token } from "./tokens.ts";

/** Emoji, words between spaces, and the words of what is written without. */
export const cutWords = (text: string, dictionary: Dictionary): Token[] =>
  tokensOf(text).flatMap((token) => {
    if (token.script !== "japanese" && token.script !== "korean") return [token];
    const words =
      token.script === "japanese"
        ? cutJapanese(token.word, dictionary)
        : cutKorean(token.word, dictionary).map((word) => ({ word, parts: [] }));
    // What is cut is spelt as the index spells it; as typed it is known only as a whole.
    return words.map(({ word, parts }, index): Token => ({
      text: words.length === 1 ? token.text : word,
      word,
      parts,
      script: token.script,
      isGlued: token.isGlued || index > 0,
    }));
  });
