/** Addresses end without a slash. Several leading slashes would name another host. */
export const trimSlashes = (path: string): string => `/${path.replace(/^[/\\]+|[/\\]+$/g, "")}`;
