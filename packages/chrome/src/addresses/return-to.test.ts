import { expect, test } from "vitest";
import { returnToPage } from "./return-to.ts";

test.each([
  ["https://zoetrope.example/free-animations/happy%20birthday?type=free"],
  ["https://zoetrope.example/de/free-animations/100%25"],
])("a visitor at %s comes back there", (address) => {
  expect(returnToPage(address)).toBe(address);
});

test.each(["//other.example", "/%2fother.example", `/${"a".repeat(3_000)}`])(
  "at the path %s, which nobody is led to, signing in still works and leads to the first page",
  (path) => {
    expect(returnToPage(`https://zoetrope.example${path}`)).toBe("https://zoetrope.example/");
  },
);

test("a backslash in the query comes back as what it is", () => {
  expect(returnToPage("https://zoetrope.example/tags?q=a\\b")).toBe("https://zoetrope.example/tags?q=a%5Cb");
});
