import kana from "../../data/readings-ja.json" with { type: "json" };

const kanaOf = new Map(Object.entries(kana));

/** The last sound of a verb in its dictionary form: what stands for it before ます, before て, and before ない. */
const sounds: Record<string, readonly [string, string, string]> = {
  う: ["い", "って", "わ"],
  く: ["き", "いて", "か"],
  ぐ: ["ぎ", "いで", "が"],
  す: ["し", "して", "さ"],
  つ: ["ち", "って", "た"],
  ぬ: ["に", "んで", "な"],
  ぶ: ["び", "んで", "ば"],
  む: ["み", "んで", "ま"],
  る: ["り", "って", "ら"],
};
const adjectiveEndings = ["く", "くて", "かった", "そう", "さ"];

const formsOf = (polite: string, te: string, negative: string): string[] => [
  polite,
  `${polite}ます`,
  `${polite}ながら`,
  te,
  `${te}いる`,
  `${te}る`,
  te.replace(/て$/, "た").replace(/で$/, "だ"),
  `${negative}ない`,
];

/**
 * Other forms of a Japanese verb or adjective in its dictionary form: 走る gives 走って, 走っている, 走ります. Some verbs in る are of
 * one kind and some of another, which cannot be seen: both are given, since nobody writes the wrong one.
 */
export function japaneseFormsOf(word: string): string[] {
  if (!/\p{Script=Han}/u.test(word.slice(0, -1))) return [];
  if (word.endsWith("い")) return adjectiveEndings.map((ending) => word.slice(0, -1) + ending);
  return verbFormsOf(word);
}

function verbFormsOf(word: string): string[] {
  const stem = word.slice(0, -1);
  const last = word.slice(-1);
  const [polite, te, negative] = sounds[last] ?? [];
  if (polite === undefined || te === undefined || negative === undefined) return [];
  const forms = formsOf(stem + polite, stem + te, stem + negative);
  // Alone, what stays of such a verb is often another word: 見る, 見.
  return last === "る" ? [...forms, ...formsOf(stem, `${stem}て`, stem).slice(1)] : forms;
}

/** How a word of kanji is read, where people also write it so, with the other forms of what is read. */
export function readingsOf(word: string): string[] {
  const readings = kanaOf.get(word) ?? [];
  return /[うくぐすつぬぶむる]$/.test(word) ? [...readings, ...readings.flatMap(verbFormsOf)] : readings;
}
