import { en, type AccountsWords } from "./en.ts";

export const ko: AccountsWords = en;
