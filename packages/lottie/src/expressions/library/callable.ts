/** A part of a group, by the names and the number by which programs ask for it. */
export interface Part {
  names: readonly (string | undefined)[];
  index?: number | undefined;
  get(): unknown;
}

const plain = (name: string): string => name.replaceAll(/[\s_-]/g, "").toLowerCase();

/** What groups of After Effects are: called with a name or a number they give a part, and they have members. */
export function callable(
  kind: string,
  parts: () => readonly Part[],
  members: PropertyDescriptorMap = {},
): (name: unknown) => unknown {
  let known: readonly Part[] | null = null;
  const find = (given: unknown): unknown => {
    const all = (known ??= parts());
    const name = String(given);
    const found =
      typeof given === "number" || (typeof given === "object" && typeof given?.valueOf() === "number")
        ? all.find(({ index }) => index === Number(given))
        : (all.find(({ names }) => names.includes(name)) ??
          all.find(({ names }) => names.some((each) => each !== undefined && plain(each) === plain(name))));
    if (found === undefined) throw new ReferenceError(`there is no ${kind} ${JSON.stringify(given)}`);
    return found.get();
  };
  const named: PropertyDescriptorMap = {};
  for (const [name, descriptor] of Object.entries(members))
    named[name] = { ...descriptor, configurable: true };
  return Object.defineProperties(find, named);
}

/** Members of an object, each worked out when it is asked for. */
export const lazily = (getters: Readonly<Record<string, () => unknown>>): PropertyDescriptorMap =>
  Object.fromEntries(Object.entries(getters).map(([name, get]) => [name, { get }]));

/** Parts that are called as their members are. */
export const partsOf = (getters: Readonly<Record<string, () => unknown>>): Part[] =>
  Object.entries(getters).map(([name, get], place) => ({ names: [name], index: place + 1, get }));
