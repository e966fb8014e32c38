import type { Dictionary } from "../store/dictionary.ts";
import { cutJapanese } from "./cut-japanese.ts";
import { cutKorean } from "./cut-korean.ts";
import { tokensOf, type Token } from "./tokens.ts";

/** Emoji, words between spaces, and the words of what is written without. */
export function cutWords(text: string, dictionary: Dictionary, most = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  for (const token of tokensOf(text)) {
    if (tokens.length >= most) break;
    if (token.script !== "japanese" && token.script !== "korean") {
      tokens.push(token);
      continue;
    }
    const words =
      token.script === "japanese"
        ? cutJapanese(token.word, dictionary, most - tokens.length)
        : cutKorean(token.word, dictionary);
    // What is cut is spelt as the index spells it; as typed it is known only as a whole.
    for (const [index, { word, parts }] of words.entries())
      tokens.push({
        text: words.length === 1 ? token.text : word,
        word,
        parts,
        script: token.script,
        isGlued: token.isGlued || index > 0,
      });
  }
  return tokens.slice(0, most);
}
