import type { Locale } from "./locales.ts";

/** What a page says, in their language, to those who would rather read another one. */
export const languageOffers: Record<Locale, { text: string; close: string }> = {
  en: { text: "View this page in English", close: "Close" },
  es: { text: "Ver esta página en español", close: "Cerrar" },
  pt: { text: "Ver esta página em português", close: "Fechar" },
  "ko-KR": { text: "이 페이지를 한국어로 보기", close: "닫기" },
  "ja-JP": { text: "このページを日本語で見る", close: "閉じる" },
  fr: { text: "Voir cette page en français", close: "Fermer" },
  de: { text: "Diese Seite auf Deutsch ansehen", close: "Schließen" },
};
