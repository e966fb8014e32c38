/** `npm run test:long` sets it for the tests that it runs. */
export const thoroughVariable = "ZOETROPE_TEST_THOROUGH";

/** The test command looks at a sample of what has many pages, files or ways; `npm run test:long` at all of it. */
export const isThorough = process.env[thoroughVariable] === "1";

/** Every `step`-th of them from `from` on; all of them in the long tests. */
export const sampleEvery = <Item>(all: readonly Item[], from: number, step: number): readonly Item[] =>
  isThorough ? all : all.filter((_, index) => index % step === from % step);

/** How often a property is tried: `usual` times, `thorough` times in the long tests. */
export const runsOf = (usual: number, thorough: number): number => (isThorough ? thorough : usual);
