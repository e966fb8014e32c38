interface SyntaxNode {
  type: string;
  name?: string | null;
  children?: SyntaxNode[];
}

/** What stands inside of a link or a label, where a paragraph has no place. */
const labels = new Set(["Action", "Card", "Item"]);

/**
 * A remark plugin: words on a line of their own become a paragraph, however short. A label's only paragraph is taken for the words
 * that it holds, so that it does not matter where the line is broken.
 */
export function unwrapLoneParagraphs() {
  function visit(node: SyntaxNode): void {
    const [only, second] = node.children ?? [];
    if (labels.has(node.name ?? "") && only?.type === "paragraph" && second === undefined)
      node.children = only.children ?? [];
    for (const child of node.children ?? []) visit(child);
  }
  return () => visit as (tree: unknown) => void;
}
