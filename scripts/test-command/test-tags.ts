/** The test command leaves tests with this tag to `npm run test:long`. */
export const testTags = [
  { name: "long", description: "rare states and further looks of what other tests walk through" },
];
export const withoutLongTests = "--tags-filter=!long";
