import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** axe reads a colour anew for every text that has it, which took a seventh of the time: a page has a few dozen. */
const rememberColours = `(() => {
  const { prototype } = axe.commons.color.Color;
  const parseString = prototype.parseString;
  const parsed = new Map();
  prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
})();`;

/** What is run in a page to look at it. */
export const axeSource = `${readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")};${rememberColours}`;
