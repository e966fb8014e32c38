// Loading; and the button where it does not. One text for each language, because that packs best. What the visitor is about to do
// is said by the frame itself, as soon as it is there.
const packed = {
  en: "Loading…|Try again",
  es: "Cargando…|Reintentar",
  pt: "Carregando…|Tentar de novo",
  ko: "불러오는 중…|다시 시도",
  ja: "読み込み中…|再試行",
  fr: "Chargement…|Réessayer",
  de: "Lädt …|Erneut versuchen",
};

/** What is said while a frame loads and when it does not: in the visitor's language, or English if the client does not speak it. */
export const wordsOf = (locale: string): [string, string] =>
  (packed[locale.slice(0, 2) as keyof typeof packed] ?? packed.en).split("|") as [string, string];
