import type { Locale } from "@zoetrope/i18n";
import { nameOf, type Person } from "./people.ts";

/** The name of the first workspace, which its owner may change. */
const nameIn: Record<Locale, (name: string) => string> = {
  en: (name) => `${name}’s workspace`,
  es: (name) => `Espacio de trabajo de ${name}`,
  pt: (name) => `Espaço de trabalho de ${name}`,
  "ko-KR": (name) => `${name}님의 워크스페이스`,
  "ja-JP": (name) => `${name}さんのワークスペース`,
  fr: (name) => `Espace de travail ${/^[aeiouyhœæ]/i.test(name.normalize("NFD")) ? "d’" : "de "}${name}`,
  de: (name) => `Arbeitsbereich von ${name}`,
};

export const initialWorkspaceName = (person: Person): string =>
  nameIn[person.locale](person.firstName ?? nameOf(person)).slice(0, 100);
