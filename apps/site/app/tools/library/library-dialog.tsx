import { maxQueryLength } from "@zoetrope/kit/limits";
import { Button, Dialog, IconButton, imageSizes, imageUrl } from "@zoetrope/ui";
import { useEffect, useId, useState } from "react";
import { foreignLang } from "../../page/foreign-lang.ts";
import { searchLibrary, type LibraryEntry } from "./library-api.ts";
import type { LibraryProps } from "./library-props.ts";

/** After the last letter. */
const waitInMs = 300;

type Found = { query: string; entries: LibraryEntry[] } | { query: string; hasFailed: true };

/** What the library has for a query, a moment after the last letter. Null until the first answer. */
function useLibrary({ locale, urls }: Pick<LibraryProps, "locale" | "urls">, request: { query: string }) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const { query } = request;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        searchLibrary(urls.api, { query, locale }, abort.signal).then(
          (entries) => abort.signal.aborted || setFound({ query, entries }),
          () => abort.signal.aborted || setFound({ query, hasFailed: true }),
        );
      },
      query === "" ? 0 : waitInMs,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [urls.api, locale, request]);
  return found;
}

/** Free animations of the library, found by words, each a button with its poster. */
export function LibraryDialog({
  locale,
  messages: { library: messages },
  urls,
  onPick,
  onClose,
}: LibraryProps & { onClose(): void }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  // The same words again are another request: what failed is tried again.
  const [request, setRequest] = useState({ query: "" });
  const { query } = request;
  const found = useLibrary({ locale, urls }, request);
  const entries = found !== null && "entries" in found ? found.entries : [];
  const isCurrent = found?.query === query;
  const hasFailed = isCurrent && found !== null && "hasFailed" in found;
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <div className="field">
        <label htmlFor={id}>{messages.search}</label>
        <input
          id={id}
          className="input"
          type="search"
          value={typed}
          maxLength={maxQueryLength}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            if (value.trim() !== query) setRequest({ query: value.trim() });
          }}
        />
        <p className="field__hint" id={`${id}-hint`}>
          {messages.hint}
        </p>
      </div>
      <p className="small-text secondary-text" role="status">
        {hasFailed
          ? messages.failed
          : !isCurrent
            ? messages.searching
            : entries.length === 0
              ? messages.none
              : messages.found({ count: entries.length })}
      </p>
      {hasFailed ? (
        <Button variant="secondary" onClick={() => setRequest({ query })}>
          {messages.tryAgain}
        </Button>
      ) : null}
      {entries.length === 0 ? null : (
        <ul className="library__entries" aria-busy={!isCurrent}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                className="library__entry"
                onClick={() => onPick(entry.id, entry.title.text)}
              >
                <img
                  className={`tissue tint-${entry.tint}`}
                  src={imageUrl(urls.assets, entry.posterKey, imageSizes.small)}
                  alt=""
                  width={entry.width}
                  height={entry.height}
                  loading="lazy"
                />
                <span lang={foreignLang(locale, entry.title.lang)}>{entry.title.text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* The last in order: the dialog begins at the field. */}
      <div className="library__close">
        <IconButton icon="x" label={messages.close} onClick={onClose} />
      </div>
    </Dialog>
  );
}
