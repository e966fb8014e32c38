type Random = () => number;
const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[below(random, items.length)] as Item;

/** Values that no exporter writes, in the place of ones that it does. */
const odd: readonly unknown[] = [
  null,
  true,
  "",
  "1e999",
  "__proto__",
  {},
  [],
  [[]],
  0,
  -1,
  -0,
  0.5,
  1e-300,
  1e9,
  -1e9,
  1e300,
  2 ** 53,
  [null],
  [1, "2", {}],
  { a: 1, k: [] },
  { a: 1, k: [{ t: 0 }] },
  {
    a: 1,
    k: [
      { t: 1e9, s: [1] },
      { t: -1e9, s: [2] },
    ],
  },
  { a: 0, k: { v: [], i: [], o: [] } },
  { a: 0, k: [Number.MAX_VALUE] },
  { x: "while(true){}" },
];

/** Every place of a document: who holds it, and under which key. */
function targetsIn(json: unknown): [holder: { [key: string]: unknown }, key: string][] {
  const targets: [{ [key: string]: unknown }, string][] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const key of Object.keys(value)) {
      targets.push([value as { [key: string]: unknown }, key]);
      visit((value as { [key: string]: unknown })[key]);
    }
  };
  visit(json);
  return targets;
}

/** The document with a few values changed, lost, moved, doubled or put into each other. */
function mutatedJson(random: Random, json: unknown): Uint8Array {
  const targets = targetsIn(json);
  for (let left = 1 + below(random, 4); left > 0 && targets.length > 0; left--) {
    const [holder, key] = oneOf(random, targets);
    const [other, otherKey] = oneOf(random, targets);
    const kind = below(random, 6);
    if (kind === 0) delete holder[key];
    else if (kind === 1) holder[key] = structuredClone(oneOf(random, odd));
    else if (kind === 2) holder[key] = structuredClone(other[otherKey]);
    else if (kind === 3)
      holder[oneOf(random, ["ty", "k", "a", "s", "t", "refId", "parent", "tt", "ks", "it"])] = holder[key];
    else if (kind === 4 && typeof holder[key] === "number")
      holder[key] = holder[key] * oneOf(random, [-1, 0, 1e-6, 1e3, 1e6]);
    else if (Array.isArray(holder[key])) {
      const list: unknown[] = holder[key];
      holder[key] = list.concat(structuredClone(list.slice(0, 40)));
    }
  }
  return new TextEncoder().encode(JSON.stringify(json));
}

/** The bytes with a few changed, cut off, repeated or put in from elsewhere. */
function mutatedBytes(random: Random, bytes: Uint8Array): Uint8Array {
  // A Buffer’s own slice would share the bytes.
  let copy = new Uint8Array(bytes);
  for (let left = 1 + below(random, 6); left > 0 && copy.length > 4; left--) {
    const [at, length] = [below(random, copy.length), 1 + below(random, 64)];
    const kind = below(random, 4);
    if (kind === 0) copy[at] = below(random, 256);
    else if (kind === 1) copy = copy.slice(0, Math.max(4, at));
    else if (kind === 2) copy.copyWithin(at, below(random, copy.length), below(random, copy.length));
    else {
      const grown = new Uint8Array(copy.length + length);
      grown.set(copy.subarray(0, at));
      grown.set(copy.subarray(at, at + length), at);
      grown.set(copy.subarray(at), Math.min(grown.length - (copy.length - at), at + length));
      copy = grown;
    }
  }
  return copy;
}

/** A file that nobody made, out of one that somebody did. Most are changed in meaning, some in their bytes. */
export function mutantOf(random: Random, bytes: Uint8Array): Uint8Array {
  const json = below(random, 8) === 0 ? null : jsonOf(bytes);
  return json === null ? mutatedBytes(random, bytes) : mutatedJson(random, json);
}

/** Null for archives, and for what is broken before anybody changed it. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
