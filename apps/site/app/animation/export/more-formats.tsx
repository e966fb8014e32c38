import { getToolsMessages, type Locale } from "@zoetrope/i18n";
import { constantTemplate, Island } from "@zoetrope/page-app/island";
import { pickExportMessages, type ExportMessages } from "@zoetrope/tools/react";
import { usePage } from "../../page/use-page.ts";
import AnimationExport, { type AnimationExportProps } from "./animation-export.island.tsx";

const messagesOf = new Map<Locale, ExportMessages>();

/** The same object for each page of a language. */
function exportMessages(locale: Locale): ExportMessages {
  const known = messagesOf.get(locale) ?? pickExportMessages(getToolsMessages(locale));
  messagesOf.set(locale, known);
  return known;
}

/** Nothing of it is fetched before it is unfolded. */
export function MoreFormats(props: Omit<AnimationExportProps, "locale" | "messages">) {
  const { locale } = usePage();
  const messages = exportMessages(locale);
  return (
    <details className="disclosure more-formats">
      <summary>
        <span>
          <b>{messages.export.title}</b>{" "}
          <span className="small-text secondary-text">{messages.export.text}</span>
        </span>
      </summary>
      <Island
        name="animation-export"
        component={AnimationExport}
        constants={{ messages }}
        props={{ locale, ...props }}
        template={constantTemplate}
        when="visible"
      />
    </details>
  );
}
