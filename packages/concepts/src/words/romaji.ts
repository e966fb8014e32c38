/** Rows of the table of sounds, with their vowels a, i, u, e, o; a dot where there is none. */
const rows: Record<string, string> = {
  "": "あいうえお",
  k: "かきくけこ",
  g: "がぎぐげご",
  s: "さしすせそ",
  z: "ざじずぜぞ",
  t: "たちつてと",
  d: "だぢづでど",
  n: "なにぬねの",
  h: "はひふへほ",
  b: "ばびぶべぼ",
  p: "ぱぴぷぺぽ",
  m: "まみむめも",
  r: "らりるれろ",
  y: "や.ゆ.よ",
  w: "わ...を",
};
/** What is spelt by Hepburn's rules, which most people follow, beside the state's (si, ti, tu, hu, zi). */
const others: Record<string, string> = { shi: "し", chi: "ち", tsu: "つ", fu: "ふ", ji: "じ" };
/** Before a small ya, yu or yo. */
const glides: Record<string, string> = {
  ky: "き",
  gy: "ぎ",
  sy: "し",
  sh: "し",
  zy: "じ",
  j: "じ",
  jy: "じ",
  ty: "ち",
  ch: "ち",
  ny: "に",
  hy: "ひ",
  by: "び",
  py: "ぴ",
  my: "み",
  ry: "り",
};
const vowels = "aiueo";

const kanaOfSyllable = new Map<string, string>([
  ...Object.entries(rows).flatMap(([consonant, row]) =>
    Array.from(row).flatMap((kana, at): [string, string][] =>
      kana === "." ? [] : [[consonant + vowels[at], kana]],
    ),
  ),
  ...Object.entries(glides).flatMap(([consonant, kana]): [string, string][] => [
    [`${consonant}a`, `${kana}ゃ`],
    [`${consonant}u`, `${kana}ゅ`],
    [`${consonant}o`, `${kana}ょ`],
  ]),
  ...Object.entries(others),
]);
const maxSyllableLength = 3;
const minLetters = 3;
const maxLetters = 20;
/** Readings of one word: each vowel that may be long doubles them. */
const maxReadings = 8;

/**
 * How a word in Latin letters may be read in Japanese, in hiragana: neko is ねこ. Long vowels are often not written (tokyo), or as two
 * (koohii): what is likeliest comes first. Empty for what is no Japanese: every syllable has to be one.
 */
export function readingsOfRomaji(word: string): string[] {
  if (word.length < minLetters || word.length > maxLetters || !/^[a-z]+$/.test(word)) return [];
  const sounds = soundsOf(word);
  if (sounds === null) return [];
  let readings = [""];
  for (const [at, sound] of sounds.entries()) {
    const before = sounds[at - 1];
    const isLengthened = before !== undefined && vowelOf(before) === sound;
    const ends = isLengthened
      ? [sound, "ー"]
      : canBeLong(sound, sounds[at + 1])
        ? [sound, `${sound}う`]
        : [sound];
    readings = ends.flatMap((end) => readings.map((reading) => reading + end)).slice(0, maxReadings);
  }
  return readings;
}

/** Null where some of it is no syllable of Japanese. */
function soundsOf(word: string): string[] | null {
  const sounds: string[] = [];
  for (let at = 0; at < word.length;) {
    const [letter = "", next = ""] = word.slice(at, at + 2);
    if (letter === next && !vowels.includes(letter) && letter !== "n") {
      sounds.push("っ");
      at += 1;
      continue;
    }
    if (letter === "t" && word.startsWith("ch", at + 1)) {
      sounds.push("っ");
      at += 1;
      continue;
    }
    const syllable = syllableAt(word, at);
    if (syllable !== null) {
      sounds.push(syllable.kana);
      at += syllable.length;
    } else if (letter === "n" || (letter === "m" && /[bpm]/.test(next))) {
      sounds.push("ん");
      at += 1;
    } else return null;
  }
  return sounds;
}

function syllableAt(word: string, at: number): { kana: string; length: number } | null {
  for (let length = maxSyllableLength; length > 0; length -= 1) {
    const kana = kanaOfSyllable.get(word.slice(at, at + length));
    if (kana !== undefined && at + length <= word.length) return { kana, length };
  }
  return null;
}

/** The vowel that a sound ends with, as kana. */
function vowelOf(sound: string): string {
  const last = sound.slice(-1);
  const small = "ゃゅょ".indexOf(last);
  if (small !== -1) return "あうお"[small] ?? "";
  for (const row of Object.values(rows)) {
    const at = row.indexOf(last);
    if (at !== -1) return rows[""]?.[at] ?? "";
  }
  return "";
}

/** An o or u that nothing lengthens yet. */
const canBeLong = (sound: string, next: string | undefined): boolean =>
  /[おう]/.test(vowelOf(sound)) && next !== "う" && next !== vowelOf(sound);
