/** Of an entry of the history: pages of results that were added to the first, and how far down somebody was when they left. */
export function rememberedOf(state: unknown): { pages: number; top: number } {
  const { morePages, moreTop } = (state ?? {}) as { morePages?: unknown; moreTop?: unknown };
  return {
    pages: typeof morePages === "number" ? morePages : 0,
    top: typeof moreTop === "number" ? moreTop : 0,
  };
}

export const shownPages = (): number => rememberedOf(history.state).pages;
