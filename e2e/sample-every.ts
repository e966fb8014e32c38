/** `npm run test:long` looks at every page in every way; the test command at each page and each way once. */
export const isThorough = process.env.ZOETROPE_TEST_THOROUGH === "1";

/** Every `count`-th of them from `from` on; all of them in the long tests. */
export const sampleEvery = <Item>(all: readonly Item[], from: number, count: number): readonly Item[] =>
  isThorough ? all : all.filter((_, index) => index % count === from % count);
