export { Header } from "./header.tsx";
export { Footer, type FooterProps } from "./footer.tsx";
export { SearchField } from "./search-field.tsx";
export { categoryShortcuts, resultsPath, trendingTerms } from "./destinations.ts";
export { earlyAccount } from "./early-account.ts";
export { defaultOutsideLinks, type OutsideLinks } from "./outside-links.ts";
export type { AccountProps, CaseStudyLink, ChromeProps, ChromeUrls } from "./chrome-props.ts";
export { BrandMark, BrandWordmark, Logo } from "./logo.tsx";
export { avatarTone, initialsOf } from "./avatar-tone.ts";
