import type { ChromeProps } from "./chrome-props.ts";
import { Logo } from "./logo.tsx";

export function Header({ words, href }: ChromeProps) {
  return (
    <header className="header">
      <div className="wrap">
        <Logo href={href("/")} label={words.chrome.home} />
      </div>
    </header>
  );
}
