import { en, type AccountsWords } from "./en.ts";

export const de: AccountsWords = en;
