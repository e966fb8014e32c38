export { Header } from "./header.tsx";
export { Footer } from "./footer.tsx";
export { SearchField } from "./search-field.tsx";
export { categoryShortcuts, resultsPath, trendingTerms } from "./destinations.ts";
export type { ChromeProps } from "./chrome-props.ts";
