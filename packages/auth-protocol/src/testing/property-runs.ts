/** Of each property; all of them in the long tests, a tenth in the test command. */
export const propertyRuns = process.env["ZOETROPE_TEST_THOROUGH"] === "1" ? 10_000 : 1_000;
