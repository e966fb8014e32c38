import type { Message, MessageKind } from "../data/messages-api.ts";
import type { AdminProps } from "./admin-props.ts";

export const kindNames = { CONTACT: "contact", HELP: "help", BUG: "bug", FEATURE: "feature" } as const;
export const kindOf = ({ kinds }: Pick<AdminProps, "kinds">, kind: MessageKind): string =>
  kinds[kindNames[kind]];

/** What a message is about, in a line. */
export function titleOf(props: Pick<AdminProps, "kinds" | "topics">, message: Message): string {
  const { subject, topic, kind } = message;
  const named = Object.entries(props.topics).find(([name]) => name === topic)?.[1];
  return subject === "" ? (named ?? kindOf(props, kind)) : subject;
}
