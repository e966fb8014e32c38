import { pageGateway } from "@zoetrope/gateway-client";
import { formatNumber } from "@zoetrope/i18n";
import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useCallback, useMemo, useRef, useState } from "react";
import { errorMessage } from "../data/error-message.ts";
import { createSynonymsApi } from "../data/synonyms-api.ts";
import { useLoaded } from "../lists/use-loaded.ts";
import { AdminDashboard } from "./admin-dashboard.tsx";
import { AdminMissing } from "./admin-parts.tsx";
import type { AdminProps } from "./admin-props.ts";
import { operatorPart } from "./operator-part.tsx";
import { SynonymList } from "./synonym-list.tsx";
import { AddSynonymDialog } from "./add-synonym-dialog.tsx";

/** What people searched for and did not find, for those who run the platform: they may add synonyms. */
function ZeroResultSearches(props: AdminProps) {
  const { adminMessages, locale, urls, messages } = props;
  const texts = adminMessages.searches;
  const api = useMemo(() => createSynonymsApi(pageGateway(urls)), [urls]);
  const title = useRef<HTMLHeadingElement>(null);
  const [phrase, setPhrase] = useState<string | null>(null);
  const { state, reload, refresh } = useLoaded(useCallback(() => api.load(locale), [api, locale]));
  if (state.phase === "ready" && state.value === null) return <AdminMissing {...props} />;
  const { synonyms = [], zeroResult = null } = state.phase === "ready" ? (state.value ?? {}) : {};

  async function remove(id: string): Promise<void> {
    try {
      await api.remove(id);
      showToast(texts.isRemoved);
      // The button that was pressed goes with its line.
      title.current?.focus();
      refresh();
    } catch (error) {
      showToast(errorMessage(error, messages));
    }
  }

  return (
    <>
      <AdminDashboard
        {...props}
        shown="searches"
        phase={state.phase}
        loading={texts.loading}
        onTryAgain={reload}
        title={title}
        action={
          <Button icon="plus" onClick={() => setPhrase("")}>
            {texts.add}
          </Button>
        }
      >
        <p className="secondary-text">
          {zeroResult === null ? texts.unmeasured : zeroResult.length === 0 ? texts.none : texts.lead}
        </p>
        {zeroResult === null || zeroResult.length === 0 ? null : (
          <ul className="admin-messages">
            {zeroResult.map(({ query, count }) => (
              <li key={query} className="admin-search">
                <b>{query}</b>
                <span className="small-text secondary-text tabular-numbers">
                  {texts.searched({ count: formatNumber(locale, count) })}
                </span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`${texts.addThis}: ${query}`}
                  onClick={() => setPhrase(query)}
                >
                  {texts.addThis}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <h2 className="h3">{texts.synonyms}</h2>
        <SynonymList synonyms={synonyms} locale={locale} texts={texts} onRemove={(id) => void remove(id)} />
      </AdminDashboard>
      {phrase === null ? null : (
        <AddSynonymDialog
          phrase={phrase}
          locale={locale}
          texts={texts}
          messages={messages}
          cancel={adminMessages.cancel}
          api={api}
          onClose={() => setPhrase(null)}
          onAdded={() => {
            setPhrase(null);
            showToast(texts.isAdded);
            refresh();
          }}
        />
      )}
    </>
  );
}

export default operatorPart(ZeroResultSearches);
