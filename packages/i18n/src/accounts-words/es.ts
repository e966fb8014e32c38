import { en, type AccountsWords } from "./en.ts";

export const es: AccountsWords = en;
