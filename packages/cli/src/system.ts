import type { Messages } from "./messages/messages.ts";
import type { ProcessContext } from "./process-context.ts";

/** What a command touches outside of itself, and the language of whoever reads. */
export interface System extends ProcessContext {
  messages: Messages;
}
