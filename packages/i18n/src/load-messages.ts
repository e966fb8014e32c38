import type { AccessibilityMessages } from "./areas/accessibility.ts";
import type { ChangesMessages } from "./areas/changes.ts";
import type { CommandsMessages } from "./areas/commands.ts";
import type { DiagnosticsMessages } from "./areas/diagnostics.ts";
import type { InspectionMessages } from "./areas/inspection.ts";
import type { RefusalsMessages } from "./areas/refusals.ts";
import { messagesOf } from "./get-messages.ts";
import { loaders } from "./loaded/loaders.ts";
import type { Locale } from "./locales.ts";

export interface LoadedMessages {
  locale: Locale;
  accessibility: AccessibilityMessages;
  changes: ChangesMessages;
  commands: CommandsMessages;
  diagnostics: DiagnosticsMessages;
  inspection: InspectionMessages;
  refusals: RefusalsMessages;
}

/** What the command line says in one language, which is read now; no other is. An area is bound when it is first asked for. */
export async function loadMessages(locale: Locale): Promise<LoadedMessages> {
  const { catalogues } = await loaders[locale]();
  const of = (area: keyof typeof catalogues): object => messagesOf(catalogues[area], locale);
  return {
    locale,
    get accessibility() {
      return of("accessibility") as AccessibilityMessages;
    },
    get changes() {
      return of("changes") as ChangesMessages;
    },
    get commands() {
      return of("commands") as CommandsMessages;
    },
    get diagnostics() {
      return of("diagnostics") as DiagnosticsMessages;
    },
    get inspection() {
      return of("inspection") as InspectionMessages;
    },
    get refusals() {
      return of("refusals") as RefusalsMessages;
    },
  };
}
