/** One field for a name, because there are more ways to have one than two fields know: the first word, and what follows it. */
export function splitName(name: string): { firstName: string; lastName?: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/u);
  return rest.length === 0 ? { firstName } : { firstName, lastName: rest.join(" ") };
}
