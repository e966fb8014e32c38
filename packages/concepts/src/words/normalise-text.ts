/** Letters that no Unicode decomposition takes apart. */
const spelledOut: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ς: "σ",
};
const spelledOutLetters = new RegExp(`[${Object.keys(spelledOut).join("")}]`, "g");

/** Accents of Latin, Greek and Cyrillic and the Arabic vowel marks; marks that make another letter (が, ो) stay. */
const accents = /[\u0300-\u036f\u064b-\u065f\u0670]/g;

/** Most texts: no form of theirs is another's, and none has an accent. An apostrophe between letters is still left out. */
const plain = /^[^'\u0080-\uffff]*$/;

/** Lower case, without accents, compatibility forms folded: the one spelling that index and queries share. */
export function normaliseText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(accents, "")
    .normalize("NFC")
    .replace(spelledOutLetters, (letter) => spelledOut[letter] ?? letter)
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, "");
}
