type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string" && value.trim() !== "";
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);
const isUrl: Check = (value) =>
  isText(value) && URL.canParse(String(value)) && /^https?:/.test(String(value));
/** ISO 8601. */
const isDate: Check = (value) => /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/.test(String(value));
const isDuration: Check = (value) => /^PT\d+(?:\.\d+)?S$/.test(String(value));
const isLanguage: Check = (value) => isText(value) && Intl.getCanonicalLocales(String(value))[0] === value;
const isBoolean: Check = (value) => typeof value === "boolean";

/** A node of one of these types. */
const node =
  (...types: string[]): Check =>
  (value) =>
    types.includes(typeOf(value));
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const typeOf = (value: unknown): string =>
  value !== null && typeof value === "object" && "@type" in value ? String(value["@type"]) : "";

const thing = {
  name: isText,
  alternateName: isText,
  description: isText,
  url: isUrl,
  image: isUrl,
  mainEntityOfPage: isUrl,
  potentialAction: node("SearchAction"),
};
const organisation = { ...thing, logo: isUrl };
const creativeWork = {
  ...thing,
  headline: isText,
  about: node("Organization"),
  author: node("Organization", "Person"),
  creator: node("Organization", "Person"),
  publisher: node("Organization"),
  license: isUrl,
  creditText: isText,
  keywords: isText,
  inLanguage: isLanguage,
  datePublished: isDate,
  dateModified: isDate,
  isAccessibleForFree: isBoolean,
  associatedMedia: node("MediaObject"),
  interactionStatistic: node("InteractionCounter"),
  mainEntity: node("ItemList"),
  offers: node("Offer"),
};
const pixels = node("QuantitativeValue");

/** The types that our pages name, with what https://schema.org says of their properties and of the values of those. */
const types: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  Organization: organisation,
  Person: thing,
  CreativeWork: creativeWork,
  BlogPosting: creativeWork,
  Article: creativeWork,
  CollectionPage: creativeWork,
  WebSite: creativeWork,
  Collection: { ...creativeWork, collectionSize: isNumber },
  WebApplication: { ...creativeWork, applicationCategory: isText, operatingSystem: isText },
  MediaObject: {
    ...creativeWork,
    contentUrl: isUrl,
    encodingFormat: isText,
    duration: isDuration,
    width: pixels,
    height: pixels,
  },
  Offer: {
    ...thing,
    price: either(isNumber, isText),
    priceCurrency: (value) => /^[A-Z]{3}$/.test(String(value)),
  },
  QuantitativeValue: { value: isNumber, unitCode: isText },
  InteractionCounter: { interactionType: isUrl, userInteractionCount: isNumber },
  SearchAction: {
    ...thing,
    target: node("EntryPoint"),
    "query-input": (value) => /^required name=\w+$/.test(String(value)),
  },
  EntryPoint: { urlTemplate: (value) => isUrl(String(value).replace(/\{\w+\}/, "x")) },
  ItemList: { ...thing, itemListElement: node("ListItem"), numberOfItems: isNumber },
  BreadcrumbList: { ...thing, itemListElement: node("ListItem"), numberOfItems: isNumber },
  ListItem: { ...thing, position: isNumber, item: isUrl },
};

/** What a block of JSON-LD says that schema.org does not know, by where it stands. */
export function faultsOf(block: object): string[] {
  const { "@context": context, "@graph": graph, ...rest } = block as Record<string, unknown>;
  const faults = context === "https://schema.org" ? [] : [`@context ${String(context)}`];
  const nodes = graph === undefined ? [rest] : (graph as unknown[]);
  return [...faults, ...nodes.flatMap((each) => faultsOfNode(each, typeOf(each)))];
}

function faultsOfNode(value: unknown, place: string): string[] {
  const known = types[typeOf(value)];
  if (known === undefined) return [`${place} is of no known type`];
  return Object.entries(value as object).flatMap(([name, given]): string[] => {
    const here = `${place}.${name}`;
    if (name === "@type") return [];
    if (name === "@id") return isUrl(given) ? [] : [here];
    const check = Object.hasOwn(known, name) ? known[name] : undefined;
    if (check === undefined) return [`${here} is no property of it`];
    const values: unknown[] = Array.isArray(given) ? given : [given];
    return values.flatMap((each) => {
      if (!check(each)) return [`${here} = ${JSON.stringify(each)}`];
      return typeOf(each) === "" ? [] : faultsOfNode(each, here);
    });
  });
}
