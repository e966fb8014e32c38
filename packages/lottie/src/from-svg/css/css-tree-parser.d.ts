/** What is used of it; the package brings no types. */
declare module "css-tree/parser" {
  interface List<Item> {
    toArray(): Item[];
  }
  interface Declaration {
    type: "Declaration";
    important: boolean;
    property: string;
    value: { type: "Raw"; value: string };
  }
  interface Block {
    children: List<Declaration | Rule | Atrule | { type: "Raw" }>;
  }
  interface SelectorPart {
    type: string;
    name: string | { name: string };
    /** Of a percentage. */
    value?: string | { type: string; name?: string; value?: string } | null;
    matcher?: string | null;
    children?: List<SelectorPart> | null;
  }
  interface SelectorList {
    type: "SelectorList";
    children: List<{ type: string; children: List<SelectorPart> }>;
  }
  interface Rule {
    type: "Rule";
    prelude: SelectorList | { type: "Raw" };
    block: Block;
  }
  interface Atrule {
    type: "Atrule";
    name: string;
    /** As it stands. */
    prelude: { value: string } | null;
    block: Block | null;
  }
  interface StyleSheet {
    children: List<Declaration | Rule | Atrule | { type: "Raw" }>;
  }
  export type { Atrule, Block, Declaration, Rule, SelectorList, SelectorPart, StyleSheet };
  export default function parse(
    source: string,
    options: { context?: string; parseValue: false; parseAtrulePrelude: false; onParseError?: () => void },
  ): StyleSheet;
}
