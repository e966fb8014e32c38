/** So many of a list at most, from all over it. */
export function spread<Item>(list: readonly Item[], most: number): Item[] {
  const step = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, index) => index % step === 0);
}
