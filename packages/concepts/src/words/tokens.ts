import { normaliseText } from "./normalise-text.ts";

type Script = "spaced" | "korean" | "japanese" | "emoji";

/** A run of letters of one script, or an emoji. */
export interface Token {
  /** As it was typed. */
  text: string;
  /** In the spelling of the index. */
  word: string;
  script: Script;
  /** The known words of a compound. */
  parts: readonly string[];
  /** Nothing stands between it and the one before. */
  isGlued: boolean;
}

/** Longer words are cut: nobody means them. */
const maxWordLength = 40;

const pieces =
  /(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\ufe0f|\u20e3|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*)|[\p{L}\p{N}\p{M}]+(?:(?<=\p{L})['’](?=\p{L})[\p{L}\p{N}\p{M}]+)*/gu;
const emoji = /^(?:\p{Regional_Indicator}|\p{Extended_Pictographic})/u;
/** Articles and pronouns that French writes without a space. */
const elision = /(?<![\p{L}\p{N}])(?:l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu)['’](?=\p{L}{2})/giu;

const hangul = /\p{Script=Hangul}/u;
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\u3005]/u;

const scriptOf = (letter: string): Script =>
  hangul.test(letter) ? "korean" : japanese.test(letter) ? "japanese" : "spaced";

/** Without what only says how an emoji is drawn: colour of skin, picture or sign. */
export const bareEmoji = (text: string): string => text.replace(/[\ufe0e\ufe0f\p{Emoji_Modifier}]/gu, "");

const isAscii = /^[\u0020-\u007e]*$/;
/** Most texts: nothing in them is left out or composed, and no two words touch. */
const isPlain = /^[\u0020-\u0026\u0028-\u007e]*$/;
const plainWords = /[a-z\d]+/gi;

/** Words as they stand between spaces, and emoji; what has no spaces is cut later, by those who know words. */
export function tokensOf(text: string): Token[] {
  if (isPlain.test(text))
    return Array.from(text.match(plainWords) ?? [], (word) => ({
      text: word,
      word: word.toLowerCase().slice(0, maxWordLength),
      parts: [],
      script: "spaced",
      isGlued: false,
    }));
  const tokens: Token[] = [];
  const composed = text.normalize("NFC").replace(elision, " ");
  let end = -1;
  for (const match of composed.matchAll(pieces)) {
    const [piece] = match;
    const isGlued = match.index === end;
    end = match.index + piece.length;
    if (emoji.test(piece))
      tokens.push({ text: piece, word: bareEmoji(piece), parts: [], script: "emoji", isGlued });
    else if (isAscii.test(piece)) addWord(tokens, piece, "spaced", isGlued);
    else addRuns(tokens, piece, isGlued);
  }
  return tokens;
}

function addRuns(tokens: Token[], piece: string, isGlued: boolean): void {
  let run = "";
  let script: Script = "spaced";
  let isRunGlued = isGlued;
  for (const letter of piece) {
    const next: Script = run !== "" && /\p{M}/u.test(letter) ? script : scriptOf(letter);
    if (run !== "" && next !== script) {
      addWord(tokens, run, script, isRunGlued);
      run = "";
      isRunGlued = true;
    }
    script = next;
    run += letter;
  }
  addWord(tokens, run, script, isRunGlued);
}

function addWord(tokens: Token[], text: string, script: Script, isGlued: boolean): void {
  const word = normaliseText(text).replace(/[^\p{L}\p{N}\p{M}]/gu, "");
  if (word === "") return;
  tokens.push({
    text,
    word: script === "spaced" ? word.slice(0, maxWordLength) : word,
    parts: [],
    script,
    isGlued,
  });
}

/** Hiragana for katakana: うま and ウマ are one word. */
export const foldKana = (text: string): string =>
  text.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

/** Under what a phrase is kept: Japanese without spaces and in one script of kana. */
export function phraseKey(tokens: readonly Pick<Token, "word" | "script">[]): string {
  let key = "";
  let before: Script | null = null;
  for (const { word, script } of tokens) {
    if (before !== null && !(before === "japanese" && script === "japanese")) key += " ";
    key += script === "japanese" ? foldKana(word) : word;
    before = script;
  }
  return key;
}
