interface SyntaxNode {
  type: string;
  value?: unknown;
  attributes?: SyntaxNode[];
  children?: SyntaxNode[];
}

/** A number, and what it counts in Japanese or Korean. */
const spaceInCount = /(?<=\d) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu;

/** A remark plugin: “3 秒” is one word to who reads it, so that no line ends within it. Code stays as it is. */
export function joinCountsAndNouns() {
  function visit(node: SyntaxNode): void {
    if (["text", "mdxJsxAttribute"].includes(node.type) && typeof node.value === "string")
      node.value = node.value.replaceAll(spaceInCount, "\u00a0");
    for (const child of [...(node.attributes ?? []), ...(node.children ?? [])]) visit(child);
  }
  return () => visit as (tree: unknown) => void;
}
