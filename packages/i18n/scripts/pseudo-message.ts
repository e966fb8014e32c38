import type { Catalogue } from "../src/compile-catalogue.ts";

/** A word that has one of these has not gone through the catalogues. */
const plain = "aeiouyAEIOUYcnCN";
const accented = "áéíóúýÁÉÍÓÚÝçñÇÑ";
const marked = new Map(Array.from(plain, (letter, index) => [letter, accented[index] ?? letter]));

/** Accents, and every vowel twice: about 40 % longer, as German is. */
const accent = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const own = marked.get(letter) ?? letter;
    return /[aeiou]/i.test(letter) ? own + own.toLowerCase() : own;
  });

/** The place of the brace that closes the one at `start`; what is quoted with apostrophes closes nothing. */
function closing(message: string, start: number): number {
  let depth = 0;
  for (let index = start; index < message.length; index++) {
    if (message[index] === "'" && /[{}]/.test(message[index + 1] ?? ""))
      index = message.indexOf("'", index + 1);
    else if (message[index] === "{") depth++;
    else if (message[index] === "}" && --depth === 0) return index;
  }
  throw new Error(`a brace of “${message}” is not closed`);
}

/** The forms of a plural or a select: `one {# file} other {# files}`, as pairs. */
function formsOf(text: string): [form: string, message: string][] {
  const forms: [string, string][] = [];
  for (let start = text.indexOf("{"), from = 0; start !== -1; start = text.indexOf("{", from)) {
    const end = closing(text, start);
    forms.push([text.slice(from, start).trim(), text.slice(start + 1, end)]);
    from = end + 1;
  }
  return forms;
}

const choice = /^(\s*[\w-]+\s*,\s*)(plural|selectordinal|select)(\s*,\s*(?:offset:\d+\s+)?)/;

function inArgument(locale: string, argument: string): string {
  const [head, , kind] = choice.exec(argument) ?? [];
  if (head === undefined) return argument;
  const forms = formsOf(argument.slice(head.length));
  const wanted = new Set<string>(
    kind === "select"
      ? forms.map(([form]) => form)
      : new Intl.PluralRules(locale, {
          type: kind === "plural" ? "cardinal" : "ordinal",
        }).resolvedOptions().pluralCategories,
  );
  const other = forms.find(([form]) => form === "other")?.[1] ?? "";
  const own = new Map([
    ...[...wanted].map((form): [string, string] => [form, other]),
    ...forms.filter(([form]) => wanted.has(form) || form.startsWith("=")),
  ]);
  return head + [...own].map(([form, message]) => `${form} {${inMessage(locale, message)}}`).join(" ");
}

function inMessage(locale: string, message: string): string {
  let spoken = "";
  for (let index = 0; index < message.length;) {
    const quoted = /^'[{}][^']*'/.exec(message.slice(index))?.[0];
    if (quoted !== undefined) {
      spoken += quoted;
      index += quoted.length;
    } else if (message[index] === "{") {
      const end = closing(message, index);
      spoken += `{${inArgument(locale, message.slice(index + 1, end))}}`;
      index = end + 1;
    } else {
      const text = /^(?:[^{']|'(?![{}]))+/.exec(message.slice(index))?.[0] ?? message.slice(index);
      spoken += accent(text);
      index += text.length;
    }
  }
  return spoken;
}

/** An English message as of a language that nobody speaks, with the plural forms of `locale`: `⟦{name} íís ááwááý⟧`. */
export const pseudoMessage = (locale: string, message: string): string => `⟦${inMessage(locale, message)}⟧`;

export const pseudoCatalogue = (locale: string, english: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(english).map(([key, value]) => [
      key,
      typeof value === "string" ? pseudoMessage(locale, value) : pseudoCatalogue(locale, value),
    ]),
  );
