import { en, type AccountsWords } from "./en.ts";

export const fr: AccountsWords = en;
