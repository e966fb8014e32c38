/** Comments, names of tags, names of attributes: enough colour to find one's way. */
const tokens = /(<!--[\s\S]*?-->|\/\/[^\n"]*$)|(?<=<\/?)([a-z][\w-]*)|\b([\w-]+)(?==["{])/gm;

export function HighlightedCode({ code }: { code: string }) {
  const parts = [];
  let end = 0;
  for (const match of code.matchAll(tokens)) {
    const [text, comment, tag] = match;
    parts.push(code.slice(end, match.index));
    parts.push(
      comment ? (
        <i key={match.index}>{text}</i>
      ) : tag ? (
        <b key={match.index}>{text}</b>
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
