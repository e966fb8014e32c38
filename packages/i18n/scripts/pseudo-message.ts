import type { Catalogue } from "../src/compile-catalogue.ts";

/** A word that has one of these has not gone through the catalogues. */
const plain = "aeiouyAEIOUYcnCN";
const accented = "áéíóúýÁÉÍÓÚÝçñÇÑ";
const marked = new Map(Array.from(plain, (letter, place) => [letter, accented[place] ?? letter]));

/** Accents, and every vowel twice: about 40 % longer, as German is. */
const accent = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const own = marked.get(letter) ?? letter;
    return /[aeiou]/i.test(letter) ? own + own.toLowerCase() : own;
  });

/** The place of the brace that closes the one at `start`; what is quoted with apostrophes closes nothing. */
function closing(message: string, start: number): number {
  let depth = 0;
  for (let place = start; place < message.length; place++) {
    if (message[place] === "'" && /[{}]/.test(message[place + 1] ?? ""))
      place = message.indexOf("'", place + 1);
    else if (message[place] === "{") depth++;
    else if (message[place] === "}" && --depth === 0) return place;
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
  let said = "";
  for (let place = 0; place < message.length;) {
    const quoted = /^'[{}][^']*'/.exec(message.slice(place))?.[0];
    if (quoted !== undefined) {
      said += quoted;
      place += quoted.length;
    } else if (message[place] === "{") {
      const end = closing(message, place);
      said += `{${inArgument(locale, message.slice(place + 1, end))}}`;
      place = end + 1;
    } else {
      const text = /^(?:[^{']|'(?![{}]))+/.exec(message.slice(place))?.[0] ?? message.slice(place);
      said += accent(text);
      place += text.length;
    }
  }
  return said;
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
