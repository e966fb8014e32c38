import type { ReactElement, ReactNode } from "react";
import { HighlightedCode } from "../../code/highlighted-code.tsx";
import { usePage } from "../../page/use-page.ts";
import { useContent } from "../content-context.ts";
import { withOwnAddresses } from "../content-href.ts";

/** Languages that are highlighted; in others, slashes and signs mean something else. */
const hasMarkup = /^(?:html|xml|[jt]sx?)$/;

/** A fenced block of code. It can be scrolled with the keyboard, and is named for those who cannot see it. */
export function CodeBlock({ children }: { children?: ReactNode }) {
  const { urls } = usePage();
  const [first] = useContent().pictures.values();
  const { props } = children as ReactElement<{ children?: string; className?: string }>;
  const code = withOwnAddresses(urls, (props.children ?? "").trimEnd(), first?.[0]?.playKey);
  const language = props.className?.replace("language-", "");
  return (
    <pre
      className="code-block"
      role="group"
      aria-label={language === undefined ? "Code" : `Code: ${language}`}
      tabIndex={0}
    >
      {hasMarkup.test(language ?? "") ? <HighlightedCode code={code} /> : <code>{code}</code>}
    </pre>
  );
}

/** A code block with a title above it: the file that the code belongs to, or what it is. */
export function CodeSample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="content-code">
      <figcaption className="label">{title}</figcaption>
      {children}
    </figure>
  );
}

/** A few characters of code in running words. */
export function InlineCode({ children }: { children?: ReactNode }) {
  const { urls } = usePage();
  return (
    <code className="content-inline-code">
      {typeof children === "string" ? withOwnAddresses(urls, children) : children}
    </code>
  );
}
