const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const vowels = 21;
const finals = 28;

/** Places of sounds in a syllable, by Unicode's arithmetic. */
const vowelOf = {
  ㅏ: 0,
  ㅐ: 1,
  ㅓ: 4,
  ㅔ: 5,
  ㅕ: 6,
  ㅗ: 8,
  ㅘ: 9,
  ㅙ: 10,
  ㅚ: 11,
  ㅜ: 13,
  ㅝ: 14,
  ㅡ: 18,
  ㅣ: 20,
} as const;
const finalOf = { none: 0, ㄴ: 4, ㄷ: 7, ㄹ: 8, ㅁ: 16, ㅂ: 17, ㅅ: 19, ㅆ: 20 } as const;
/** ㅇ, with which a syllable begins that has no consonant, and ㄹ. */
const silent = 11;
const liquid = 5;
const reu = "르";

/** What follows the stem, the longest first. */
const afterStem = [
  "고있습니다",
  "고있어요",
  "고있는",
  "고있다",
  "고있어",
  "고싶어요",
  "고싶다",
  "고싶어",
  "습니다",
  "습니까",
  "겠습니다",
  "겠어요",
  "겠다",
  "으세요",
  "으려고",
  "는중",
  "는데",
  "거나",
  "지만",
  "도록",
  "려고",
  "세요",
  "네요",
  "나요",
  "지마",
  "으면",
  "으며",
  "고",
  "는",
  "은",
  "을",
  "음",
  "기",
  "게",
  "면",
  "며",
  "지",
  "자",
  "네",
  "니",
  "던",
  "러",
  "다",
];
/** What follows the stem with its vowel: 먹어, 마셔, 추워. */
const afterVowel = [
  "주세요",
  "보세요",
  "있어요",
  "있는",
  "있다",
  "져요",
  "지다",
  "졌다",
  "버려",
  "요",
  "서",
  "도",
  "야",
  "라",
  "줘",
  "봐",
  "져",
  "진",
  "가요",
  "가는",
  "가다",
  "간다",
  "가",
  "오는",
  "다니는",
  "",
];
/** What follows the past: 먹었다, 마셨어요. */
const afterPast = [
  "습니다",
  "습니까",
  "어요",
  "는데",
  "지만",
  "다",
  "어",
  "네",
  "지",
  "던",
  "니",
  "음",
  "을",
  "",
];

interface Sounds {
  initial: number;
  vowel: number;
  final: number;
}

function soundsOf(syllable: string): Sounds | null {
  const code = syllable.charCodeAt(0);
  if (!(code >= firstSyllable && code <= lastSyllable)) return null;
  const at = code - firstSyllable;
  return {
    initial: Math.floor(at / (vowels * finals)),
    vowel: Math.floor(at / finals) % vowels,
    final: at % finals,
  };
}

const syllableOf = ({ initial, vowel, final }: Sounds): string =>
  String.fromCharCode(firstSyllable + (initial * vowels + vowel) * finals + final);

/** The last syllable with another sound, after what stands before it. */
const withLast = (word: string, sounds: Sounds, changed: Partial<Sounds>): string =>
  word.slice(0, -1) + syllableOf({ ...sounds, ...changed });

/** Which vowels of a stem one stands for that has 아 or 어 in it: 마셔 of 마시-, 바빠 of 바쁘-. */
const contracted: Readonly<Record<number, readonly number[]>> = {
  [vowelOf.ㅏ]: [vowelOf.ㅏ, vowelOf.ㅡ],
  [vowelOf.ㅓ]: [vowelOf.ㅓ, vowelOf.ㅡ],
  [vowelOf.ㅐ]: [vowelOf.ㅐ, vowelOf.ㅏ],
  [vowelOf.ㅔ]: [vowelOf.ㅔ],
  [vowelOf.ㅕ]: [vowelOf.ㅣ, vowelOf.ㅕ],
  [vowelOf.ㅘ]: [vowelOf.ㅗ],
  [vowelOf.ㅝ]: [vowelOf.ㅜ],
  [vowelOf.ㅙ]: [vowelOf.ㅚ],
};

/** Stems that the syllable before 아 or 어 may end, as it stands and with the sound that it has elsewhere: 걸어 of 걷-, 지어 of 짓-. */
function stemsBeforeVowel(before: string): string[] {
  const sounds = soundsOf(before.at(-1) ?? "");
  if (sounds === null) return [];
  const stems = [before];
  if (sounds.final === finalOf.ㄹ) stems.push(withLast(before, sounds, { final: finalOf.ㄷ }));
  if (sounds.final === finalOf.none) stems.push(withLast(before, sounds, { final: finalOf.ㅅ }));
  return stems;
}

/** Stems of what ends in 아 or 어, by itself or in the last syllable. */
function stemsOfVowel(word: string): string[] {
  const last = word.at(-1) ?? "";
  const sounds = soundsOf(last);
  if (sounds === null || sounds.final !== finalOf.none) return [];
  const before = word.slice(0, -1);
  const stems: string[] = [];
  if (last === "아" || last === "어" || last === "여") stems.push(...stemsBeforeVowel(before));
  const previous = soundsOf(before.at(-1) ?? "");
  if (previous !== null && (last === "워" || last === "와") && previous.final === finalOf.none)
    stems.push(withLast(before, previous, { final: finalOf.ㅂ }));
  if (previous !== null && previous.final === finalOf.ㄹ && sounds.initial === liquid)
    stems.push(withLast(before, previous, { final: finalOf.none }) + reu);
  if (sounds.initial !== silent || before === "" || last === "워" || last === "와")
    for (const vowel of contracted[sounds.vowel] ?? []) stems.push(withLast(word, sounds, { vowel }));
  return stems;
}

/** ㄴ, ㄹ, ㅁ, ㅂ below the last syllable of a stem: 달린 of 달리-, 추운 of 춥-. */
function stemsOfFinal(word: string): string[] {
  const sounds = soundsOf(word.at(-1) ?? "");
  if (sounds === null) return [];
  const { final } = sounds;
  if (final !== finalOf.ㄴ && final !== finalOf.ㄹ && final !== finalOf.ㅁ && final !== finalOf.ㅂ) return [];
  const open = withLast(word, sounds, { final: finalOf.none });
  const previous = soundsOf(word.at(-2) ?? "");
  return open.endsWith("우") && previous !== null && previous.final === finalOf.none
    ? [open, withLast(word.slice(0, -1), previous, { final: finalOf.ㅂ })]
    : [open];
}

/** Stems in ㄹ lose it before some endings: 우는, 난다 of 울-, 날-. */
const withLiquid = (stem: string): string[] => {
  const sounds = soundsOf(stem.at(-1) ?? "");
  return sounds === null || sounds.final !== finalOf.none
    ? []
    : [withLast(stem, sounds, { final: finalOf.ㄹ })];
};

const stemsOfPast = (word: string): string[] => {
  const sounds = soundsOf(word.at(-1) ?? "");
  return sounds === null || sounds.final !== finalOf.ㅆ
    ? []
    : stemsOfVowel(withLast(word, sounds, { final: finalOf.none }));
};

const without = (word: string, endings: readonly string[]): string[] =>
  endings.flatMap((ending) =>
    word.endsWith(ending) && word.length > ending.length ? word.slice(0, word.length - ending.length) : [],
  );

/** How a word is written that says what something does or is like: 추운, 졸린, 달리는. */
function adnominalsOf(stem: string): string[] {
  const sounds = soundsOf(stem.at(-1) ?? "");
  if (sounds === null) return [];
  // 나다 is no 난, an orchid.
  if (stem.length === 1 && sounds.final === finalOf.none) return [];
  if (sounds.final === finalOf.none) return [withLast(stem, sounds, { final: finalOf.ㄴ }), `${stem}는`];
  const others = [`${stem}은`, `${stem}는`];
  return sounds.final === finalOf.ㅂ
    ? [`${withLast(stem, sounds, { final: finalOf.none })}운`, ...others]
    : others;
}

/** Under what a verb or an adjective may stand in a dictionary, the likeliest first. */
function* entriesOf(stem: string): Generator<string> {
  yield `${stem}다`;
  yield `${stem}기`;
  const noun = stem.slice(0, -1);
  // One syllable and "to do" is chance: 전하다 is no former (전).
  if (/[하되]$/.test(stem) && noun.length > 1) {
    yield noun;
    yield `${noun}하다`;
    yield `${noun}하기`;
  }
  yield `${stem}음`;
  yield* adnominalsOf(stem);
}

/** The dictionary's word of an inflected Korean verb or adjective: 달려요, 마셨다, 추워 and 졸리네 lead to 달리다, 마시다, 춥다 and 졸린. */
export function koreanVerbOf(word: string, isKnown: (word: string) => boolean): string | null {
  const whole = [word, ...without(word, afterStem)];
  const open = [...whole, ...without(word, ["니다"])].flatMap(stemsOfFinal);
  const plain = [
    ...without(word, afterPast).flatMap(stemsOfPast),
    ...without(word, afterVowel).flatMap(stemsOfVowel),
    ...whole.slice(1),
    ...open,
  ];
  for (const stem of new Set([...plain, ...[...whole.slice(1), ...open].flatMap(withLiquid)]))
    for (const entry of entriesOf(stem)) if (entry !== word && isKnown(entry)) return entry;
  return null;
}
