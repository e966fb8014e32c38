import { maxPhraseLength } from "@zoetrope/kit/limits";
import { languages, type FeedbackMessages, type Locale } from "@zoetrope/i18n";
import { useEffect, useId, useState } from "react";
import type { ErrorMessages } from "../data/error-message.ts";
import type { SynonymsApi } from "../data/synonyms-api.ts";
import { DialogFooter } from "../files/dialogs/dialog-footer.tsx";
import { Dialog } from "../files/dialogs/dialog.tsx";
import { useTask } from "../files/use-task.ts";

type Texts = FeedbackMessages["admin"]["searches"];

/** Concepts that are called so in the language: asked for a moment after the last letter. */
function useConcepts(api: SynonymsApi, typed: string, locale: string) {
  const [concepts, setConcepts] = useState<{ id: string; label: string }[]>([]);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      if (typed.trim() === "") return setConcepts([]);
      // Without them the words that were typed can be added all the same.
      api.concepts(typed, locale).then(
        (found) => isOver || setConcepts(found),
        () => isOver || setConcepts([]),
      );
    }, 200);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, typed, locale]);
  return concepts;
}

/** A phrase, a language or all of them, and what it means: a concept that is chosen by typing, or the words as they are. */
export function AddSynonymDialog({
  phrase: given,
  locale,
  texts,
  messages,
  cancel,
  api,
  onClose,
  onAdded,
}: {
  phrase: string;
  locale: Locale;
  texts: Texts;
  messages: ErrorMessages;
  cancel: string;
  api: SynonymsApi;
  onClose(): void;
  onAdded(): void;
}) {
  const task = useTask(messages);
  const id = useId();
  const [phrase, setPhrase] = useState(given);
  const [language, setLanguage] = useState("");
  const [meaning, setMeaning] = useState("");
  const concepts = useConcepts(api, meaning, locale);
  const chosen = concepts.find(({ label }) => label.toLowerCase() === meaning.trim().toLowerCase());

  async function add(): Promise<void> {
    const refused = await api.add({
      phrase,
      locale: language === "" ? null : language,
      ...(chosen === undefined ? { words: meaning } : { concept: chosen.id }),
    });
    if (refused === null) return onAdded();
    const reasons: Readonly<Record<string, string>> = texts.refused;
    task.setProblem(reasons[refused] ?? messages.errors.other);
  }

  return (
    <Dialog title={texts.addThis} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void task.run(add);
        }}
      >
        <div className="field">
          <label htmlFor={`${id}-phrase`}>{texts.phrase}</label>
          <input
            id={`${id}-phrase`}
            className="input"
            value={phrase}
            required
            maxLength={maxPhraseLength}
            onChange={({ target }) => setPhrase(target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-language`}>{texts.language}</label>
          <select
            id={`${id}-language`}
            className="select"
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          >
            <option value="">{texts.everyLanguage}</option>
            {languages.map(({ locale: one, name }) => (
              <option key={one} value={one} lang={one}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-meaning`}>{texts.means}</label>
          <input
            id={`${id}-meaning`}
            className="input"
            value={meaning}
            required
            maxLength={maxPhraseLength}
            list={`${id}-concepts`}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setMeaning(target.value)}
          />
          <datalist id={`${id}-concepts`}>
            {concepts.map((concept) => (
              <option key={concept.id} value={concept.label}>
                {concept.label}
              </option>
            ))}
          </datalist>
          <p className="field__hint" id={`${id}-hint`} role="status">
            {meaning.trim() === ""
              ? texts.meansHint
              : chosen === undefined
                ? texts.asWords({ words: meaning.trim() })
                : texts.asConcept({ concept: chosen.label })}
          </p>
        </div>
        <DialogFooter {...task} cancel={cancel} submit={texts.submit} onClose={onClose} />
      </form>
    </Dialog>
  );
}
