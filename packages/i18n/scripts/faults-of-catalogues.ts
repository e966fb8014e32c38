import { compileMessage } from "../src/compile-catalogue.ts";
import { defaultLocale, locales } from "../src/locales.ts";
import type { Token } from "../src/message.ts";
import { readCatalogues, type Catalogues, type Raw } from "./read-catalogues.ts";
import { signatureOf, type Signature } from "./signature-of.ts";

const isTree = (value: Raw): value is Record<string, Raw> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const firstLine = (error: unknown): string => (error as Error).message.split("\n")[0] ?? "";

function compile(message: string): { tokens: readonly Token[]; fault?: string } {
  if (message.trim() === "") return { tokens: [], fault: "is empty" };
  try {
    const compiled = compileMessage(message);
    return { tokens: typeof compiled === "string" ? [] : compiled.icu };
  } catch (error) {
    return { tokens: [], fault: `is no ICU message: ${firstLine(error)}` };
  }
}

function faultsOfPlural(
  locale: string,
  { name, isOrdinal, categories }: Signature["plurals"][number],
): string[] {
  const type = isOrdinal ? "ordinal" : "cardinal";
  const required = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
  const known = new Set<string>(required);
  const given = new Set(categories);
  return [
    ...required.filter((form) => !given.has(form)).map((form) => `{${name}} lacks the plural form ${form}`),
    ...categories
      .filter((form) => !known.has(form))
      .map((form) => `{${name}} has the plural form ${form}, which the language has not`),
  ];
}

/** What is wrong with a message, apart from what English says. */
function read(locale: string, message: string): { signature: Signature; faults: string[] } {
  const { tokens, fault } = compile(message);
  const signature = signatureOf(tokens);
  return {
    signature,
    faults: [
      ...(fault === undefined ? [] : [fault]),
      ...signature.plurals.flatMap((plural) => faultsOfPlural(locale, plural)),
      ...signature.faults.map((what) => `is not understood: ${what}`),
    ],
  };
}

const written = ({ kinds }: Signature): string =>
  [...kinds]
    .map(([name, kind]) => `${name} (${kind})`)
    .toSorted()
    .join(", ") || "nothing";

function faultsOfMessage(locale: string, path: string, english: Raw, own: Raw): string[] {
  if (own === undefined) return [`${path} is missing`];
  if (english === undefined) return [`${path} is not in English`];
  if (isTree(english) && isTree(own)) {
    const keys = new Set([...Object.keys(english), ...Object.keys(own)]);
    return [...keys].flatMap((key) =>
      key === "icu"
        ? [`${path}.icu: a message cannot be called icu`]
        : faultsOfMessage(locale, `${path}.${key}`, english[key], own[key]),
    );
  }
  if (typeof english !== "string" || typeof own !== "string")
    return [`${path} is ${typeof english === "string" ? "not a message" : "neither a message nor a group"}`];
  const { signature, faults } = read(locale, own);
  const [required, given] = [written(read(defaultLocale, english).signature), written(signature)];
  return [
    ...faults.map((fault) => `${path} ${fault}`),
    ...(faults.length > 0 || required === given
      ? []
      : [`${path} is filled with ${given}, in English with ${required}`]),
  ];
}

/** Why pages cannot be made of these catalogues, as `de/workflow.files.title is missing`. */
export function faultsOfCatalogues(
  catalogues: Catalogues = readCatalogues(),
  expected: readonly string[] = locales,
): string[] {
  const english = catalogues.get(defaultLocale) ?? new Map<string, Raw>();
  const names = new Set([...expected, ...catalogues.keys()]);
  return [...names].flatMap((locale) => {
    const own = catalogues.get(locale);
    if (own === undefined) return [`messages/${locale} is missing`];
    if (!expected.includes(locale)) return [`messages/${locale} is a language that locales.ts does not name`];
    const areas = new Set([...english.keys(), ...own.keys()]);
    return [...areas].flatMap((area) =>
      faultsOfMessage(locale, `${locale}/${area}`, english.get(area), own.get(area)),
    );
  });
}
