/** Works through items, so many at once, in their order. Whoever stops it lets no further one begin. `work` takes care of what fails. */
export async function runBatch<Item>(
  items: readonly Item[],
  { atOnce, signal, work }: { atOnce: number; signal: AbortSignal; work(item: Item): Promise<void> },
): Promise<void> {
  const waiting = items.values();
  const lane = async (): Promise<void> => {
    for (const item of waiting) {
      if (signal.aborted) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
}
