export { Header } from "./header.tsx";
export { Footer } from "./footer.tsx";
export type { ChromeProps } from "./chrome-props.ts";
