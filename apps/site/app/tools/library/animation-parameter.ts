/** Of the page's address: the animation of the library that a tool has open, so that it can be shared. */
const name = "animation";

export const readAnimationParameter = (): string | null => new URLSearchParams(location.search).get(name);

/** Files of this device have no address: null takes it away. How another animation was shown goes with it. */
export function writeAnimationParameter(id: string | null): void {
  const url = new URL(location.href);
  if (url.searchParams.get(name) === id) return;
  url.search = id === null ? "" : new URLSearchParams({ [name]: id }).toString();
  history.replaceState(history.state, "", url);
}

/** Address of a tool's page with an animation of the library in it. */
export const toolAddress = (tool: string, id: string): string => `/tools/${tool}?${name}=${id}`;
