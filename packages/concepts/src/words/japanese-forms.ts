import kana from "../../data/readings-ja.json" with { type: "json" };

const kanaOf = new Map(Object.entries(kana));

/** The last sound of a verb in its dictionary form: what stands for it before ます, before て, before ない, before ば and before う. */
const sounds: Record<string, readonly [string, string, string, string, string]> = {
  う: ["い", "って", "わ", "え", "お"],
  く: ["き", "いて", "か", "け", "こ"],
  ぐ: ["ぎ", "いで", "が", "げ", "ご"],
  す: ["し", "して", "さ", "せ", "そ"],
  つ: ["ち", "って", "た", "て", "と"],
  ぬ: ["に", "んで", "な", "ね", "の"],
  ぶ: ["び", "んで", "ば", "べ", "ぼ"],
  む: ["み", "んで", "ま", "め", "も"],
  る: ["り", "って", "ら", "れ", "ろ"],
};
const adjectiveEndings = ["く", "くて", "かった", "そう", "さ", "くない", "くなる", "くなった", "すぎる"];
const politeEndings = ["", "ます", "ました", "ません", "ましょう", "たい", "ながら", "そう"];
const teEndings = ["", "いる", "る", "います", "いました", "いた", "た", "しまった"];
const negativeEndings = ["ない", "なかった", "れる", "れた", "れている"];
const possibleEndings = ["る", "た", "ます", "ば"];

interface VerbStems {
  polite: string;
  te: string;
  negative: string;
  possible: string;
  volitional: string;
}

const formsOf = ({ polite, te, negative, possible, volitional }: VerbStems): string[] => [
  ...politeEndings.map((ending) => polite + ending),
  ...teEndings.map((ending) => te + ending),
  te.replace(/て$/, "た").replace(/で$/, "だ"),
  te.replace(/て$/, "ちゃった").replace(/で$/, "じゃった"),
  ...negativeEndings.map((ending) => negative + ending),
  ...possibleEndings.map((ending) => possible + ending),
  `${volitional}う`,
];

/**
 * Other forms of a Japanese verb or adjective in its dictionary form: 走る gives 走って, 走っている, 走ります. Some verbs in る are of
 * one kind and some of another, which cannot be seen: both are given, since nobody writes the wrong one.
 */
export function japaneseFormsOf(word: string): string[] {
  if (!/\p{Script=Han}/u.test(word.slice(0, -1))) return [];
  return word.endsWith("い") ? adjectiveFormsOf(word) : verbFormsOf(word);
}

const adjectiveFormsOf = (word: string): string[] =>
  adjectiveEndings.map((ending) => word.slice(0, -1) + ending);

function verbFormsOf(word: string): string[] {
  const stem = word.slice(0, -1);
  const last = word.slice(-1);
  const [polite, te, negative, possible, volitional] = (sounds[last] ?? []).map((sound) => stem + sound);
  if (!polite || !te || !negative || !possible || !volitional) return [];
  const forms = formsOf({ polite, te, negative, possible, volitional });
  if (last !== "る") return forms;
  const others = {
    polite: stem,
    te: `${stem}て`,
    negative: stem,
    possible: `${stem}られ`,
    volitional: `${stem}よ`,
  };
  // Alone, what stays of such a verb is often another word: 見る, 見.
  return [...forms, ...formsOf(others).slice(1), `${stem}られる`, `${stem}られた`, `${stem}れば`];
}

/** How a word of kanji is read, where people also write it so, with the other forms of what is read. */
export function readingsOf(word: string): string[] {
  const readings = kanaOf.get(word) ?? [];
  if (/[うくぐすつぬぶむる]$/.test(word)) return [...readings, ...readings.flatMap(verbFormsOf)];
  return word.endsWith("い") ? [...readings, ...readings.flatMap(adjectiveFormsOf)] : readings;
}
