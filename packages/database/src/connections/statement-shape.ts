const longest = 300;

/** Literals, comments and quoted names, in the order in which they stand: a quote within one begins none (manual, "Lexical Structure"). */
const tokens =
  /\be'(?:\\[^]|''|[^'\\])*(?:'|$)|'(?:''|[^'])*(?:'|$)|\$([a-z_]\w*)?\$[^]*?(?:\$\1\$|$)|--[^\n]*|\/\*[^]*?(?:\*\/|$)|"[^"]*"|(?<![\w$.])\d+(?:\.\d+)?(?!\w)/gi;

/**
 * A statement as a log may show it: placeholders and names stay, every literal and comment goes. What begins like a literal and has no
 * end takes all that follows with it.
 */
export const shapeOf = (statement: string): string =>
  statement
    .replaceAll(tokens, (token) => (token.startsWith('"') ? token : /^(--|\/\*)/.test(token) ? " " : "?"))
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, longest);
