// Loading; not loaded, on the button that tries again. One text for each language, because that packs best. What the visitor is
// about to do is said by the frame itself, as soon as it is there.
const packed = {
  en: "Loading…|No response. Try again",
  es: "Cargando…|Sin respuesta. Reintentar",
  pt: "Carregando…|Sem resposta. Tentar de novo",
  ko: "불러오는 중…|응답이 없어요. 다시 시도",
  ja: "読み込み中…|応答がありません。再試行",
  fr: "Chargement…|Pas de réponse. Réessayer",
  de: "Wird geladen …|Keine Antwort. Erneut versuchen",
};

/** What is said while a frame loads and when it does not: in the visitor's language, or English if the client does not speak it. */
export const wordsOf = (locale: string): string[] =>
  (packed[locale.slice(0, 2) as keyof typeof packed] ?? packed.en).split("|");
