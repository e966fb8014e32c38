/** Freezes all that the language brings: no program can change what another one stands on. */
export function freezeLanguage(): void {
  const seen = new Set<unknown>([undefined, null]);
  const freeze = (value: unknown): void => {
    if ((typeof value !== "object" && typeof value !== "function") || seen.has(value)) return;
    seen.add(value);
    Object.freeze(value);
    freeze(Object.getPrototypeOf(value));
    for (const descriptor of Object.values(Object.getOwnPropertyDescriptors(value)))
      for (const each of [descriptor.value, descriptor.get, descriptor.set]) freeze(each);
  };
  // Not reachable by names: what generators and asynchronous functions are made of.
  for (const hidden of [function* () {}, async () => {}, async function* () {}, [][Symbol.iterator](), /x/g])
    freeze(Object.getPrototypeOf(hidden));
  freeze(globalThis);
}
