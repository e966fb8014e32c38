import type { ChromeProps } from "@zoetrope/chrome";
import small from "../art/drawings.svg?url";

const drawings = import.meta.glob<string>("../content/drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

function drawingUrl(name: string): string | null {
  if (name.startsWith("small/")) return `${small}#${name.slice("small/".length)}`;
  const file = drawings[`../content/drawings/${name}.svg`];
  return file === undefined ? null : `${file}#drawing`;
}

/** What this site gives its header and footer beside the page itself. */
export const chromeOf = (): Pick<ChromeProps, "drawingUrl"> => ({ drawingUrl });
