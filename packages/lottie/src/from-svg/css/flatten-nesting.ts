/** So deep rules stand in rules. */
const maxDepth = 10;
/** Longer than any selector that somebody wrote: `&` may stand in one often, and each stands for all that is around it. */
const maxSelectorLength = 10_000;
/** What may stand in a rule and holds rules itself. */
const conditional = /^@(?:media|supports|layer|container|starting-style)\b/i;

/** Rules that stand in rules (CSS Nesting 1) as rules of their own; a sheet without any as it is. */
export function flattenNesting(source: string): string {
  // A brace within a rule, and not only within an at-rule.
  if (!/\{[^{}]*\{/.test(source)) return source;
  let isNested = false;
  const flat = (text: string, parent: string | null, depth: number): string => {
    if (depth > maxDepth) return "";
    let out = "";
    let declarations = "";
    const endDeclarations = (): void => {
      if (declarations.trim() !== "") out += parent === null ? declarations : `${parent}{${declarations}}`;
      declarations = "";
    };
    for (const { prelude, block } of itemsOf(text)) {
      if (block === null) {
        declarations += prelude;
        continue;
      }
      endDeclarations();
      const name = prelude.trim();
      if (parent === null && name.startsWith("@") && !conditional.test(name)) out += `${prelude}{${block}}`;
      else if (name.startsWith("@")) {
        isNested ||= parent !== null;
        out += `${name}{${flat(block, parent, depth + 1)}}`;
      } else {
        isNested ||= parent !== null;
        const selectors = parent === null ? name : nestedIn(parent, name);
        if (selectors !== null) out += flat(block, selectors, depth + 1);
      }
    }
    endDeclarations();
    return out;
  };
  const flattened = flat(source, null, 0);
  return isNested ? flattened : source;
}

/** Null where it comes out too long. */
function nestedIn(parent: string, selectors: string): string | null {
  const parts = topLevelParts(selectors, ",");
  const places = selectors.split("&").length + parts.length;
  if (selectors.length + places * (parent.length + 6) > maxSelectorLength) return null;
  return parts
    .map((selector) =>
      selector.includes("&")
        ? selector.replaceAll("&", `:is(${parent})`)
        : `:is(${parent}) ${selector.trim()}`,
    )
    .join(",");
}

/** What stands beside each other: declarations with what ends them, and preludes with their blocks. */
function itemsOf(text: string): { prelude: string; block: string | null }[] {
  const items: { prelude: string; block: string | null }[] = [];
  const source = text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, " ").replaceAll(/<!--|-->/g, " ");
  let start = 0;
  for (let at = 0; at < source.length; at++) {
    at = endOfString(source, at);
    if (source[at] === "(") at = endOfBracket(source, at, "(", ")");
    if (source[at] === ";") {
      items.push({ prelude: source.slice(start, at + 1), block: null });
      start = at + 1;
    } else if (source[at] === "{") {
      const end = endOfBracket(source, at, "{", "}");
      items.push({ prelude: source.slice(start, at), block: source.slice(at + 1, end) });
      start = end + 1;
      at = end;
    }
  }
  if (source.slice(start).trim() !== "") items.push({ prelude: source.slice(start), block: null });
  return items;
}

/** The last letter of the string that begins at a place; the place itself where none does. */
function endOfString(source: string, at: number): number {
  const quote = source[at];
  if (quote !== '"' && quote !== "'") return at;
  for (let end = at + 1; end < source.length; end++) {
    if (source[end] === "\\") end++;
    else if (source[end] === quote) return end;
  }
  return source.length;
}

function endOfBracket(source: string, at: number, opening: string, closing: string): number {
  let open = 0;
  for (let end = at; end < source.length; end++) {
    end = endOfString(source, end);
    if (source[end] === opening) open++;
    else if (source[end] === closing && --open === 0) return end;
  }
  return source.length;
}

function topLevelParts(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    at = endOfString(text, at);
    if (text[at] === "(") at = endOfBracket(text, at, "(", ")");
    if (text[at] === separator) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
