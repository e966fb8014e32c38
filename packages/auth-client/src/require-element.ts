import { raise } from "./raise.ts";

const intervalInMs = 50;
const maxTries = 20;

/** The element, as soon as the page has it. Throws after a second without one. */
export async function requireElement(id = ""): Promise<HTMLElement> {
  for (let tries = maxTries; tries--;) {
    const element = document.getElementById(id);
    if (element) return element;
    await new Promise((resolve) => setTimeout(resolve, intervalInMs));
  }
  return raise("element of given ID not found");
}
