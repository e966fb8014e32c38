// Loading; and the button where it does not: first in English, then behind each language. One text for all of them, because that packs
// best. What the visitor is about to do is said by the frame itself, as soon as it is there.
const packed =
  "Loading…|Try again|es|Cargando…|Reintentar|pt|Carregando…|Tentar de novo|ko|로딩 중…|재시도|ja|読み込み中…|再試行|fr|Chargement…|Réessayer|de|Lädt …|Erneut versuchen".split(
    "|",
  );

/** What is said while a frame loads and when it does not: in the visitor's language, or English if the client does not speak it. */
export function getMessages(locale: string): [string, string] {
  const index = packed.indexOf(locale.slice(0, 2)) + 1;
  return packed.slice(index, index + 2) as [string, string];
}
