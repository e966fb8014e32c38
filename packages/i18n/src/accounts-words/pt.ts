import { en, type AccountsWords } from "./en.ts";

export const pt: AccountsWords = en;
