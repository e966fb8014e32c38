/** The same list with one of its items a place nearer to the front (-1) or to the end (1). */
export function movePick<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  step: -1 | 1,
): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const to = from + step;
  const moved = [...items];
  const [one, other] = [items[from], items[to]];
  if (one === undefined || other === undefined) return moved;
  moved[to] = one;
  moved[from] = other;
  return moved;
}
