import { en, type AccountsWords } from "./en.ts";

export const ja: AccountsWords = en;
