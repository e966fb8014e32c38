/** Comments, names of tags, addresses, names of attributes: enough to find one's way, and to break lines well. */
const tokens =
  /(<!--[\s\S]*?-->|\/\/[^\n"]*$)|(?<=<\/?)([a-z][\w-]*)|(?<==)("https?:[^"\n]*")|\b([\w-]+)(?==["{])/gm;

export function HighlightedCode({ code }: { code: string }) {
  const parts = [];
  let end = 0;
  for (const match of code.matchAll(tokens)) {
    const [text, comment, tag, address] = match;
    parts.push(code.slice(end, match.index));
    parts.push(
      comment ? (
        <i key={match.index}>{text}</i>
      ) : tag ? (
        <b key={match.index}>{text}</b>
      ) : address ? (
        <span key={match.index}>{text}</span>
      ) : (
        <u key={match.index}>{text}</u>
      ),
    );
    end = match.index + text.length;
  }
  return (
    <code>
      {parts}
      {code.slice(end)}
    </code>
  );
}
