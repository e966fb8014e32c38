import type { ChromeProps } from "./chrome-props.ts";
import { Logo } from "./logo.tsx";

export function Footer({ words, href }: ChromeProps) {
  return (
    <footer className="footer night">
      <div className="wrap">
        <Logo href={href("/")} label={words.chrome.home} />
      </div>
    </footer>
  );
}
