import { defaultLocale } from "@zoetrope/i18n/locales";
import { loadMessages } from "@zoetrope/i18n/load-messages";

/** What programs are told, whoever runs them. */
export const english = await loadMessages(defaultLocale);
