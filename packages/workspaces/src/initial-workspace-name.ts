import { getWorkflowMessages } from "@zoetrope/i18n";
import { nameOf, type Person } from "./members/people.ts";

const vowel = /^[aeiouyhœæ]/i;

/** The name of the first workspace, which its owner may change. */
export function initialWorkspaceName(person: Person): string {
  const name = person.firstName ?? nameOf(person);
  const start = vowel.test(name.normalize("NFD")) ? "vowel" : "consonant";
  return getWorkflowMessages(person.locale).workspaces.initialName({ start, name }).slice(0, 100);
}
