/** Sentences about what was made, or the one that says that there are none. */
export function FindingList({
  title,
  none,
  sentences,
}: {
  title: string;
  none: string;
  sentences: readonly string[];
}) {
  if (sentences.length === 0) return none === "" ? null : <p className="small-text">{none}</p>;
  return (
    <section className="finding-list">
      <h2 className="label">{title}</h2>
      <ul className="small-text">
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
