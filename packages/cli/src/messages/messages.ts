import type { CommandsMessages } from "@zoetrope/i18n";
import type { LoadedMessages } from "@zoetrope/i18n/load-messages";
import type { Locale } from "@zoetrope/i18n/locales";

/** What is said to whoever reads, in their language. */
export type Messages = LoadedMessages;

/** A sentence, said where it is known to whom. */
export type LocalisedMessage = (messages: CommandsMessages, locale: Locale) => string;
