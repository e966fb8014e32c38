export { suggestKeywords } from "./suggest-keywords.ts";
