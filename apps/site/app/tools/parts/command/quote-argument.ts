/**
 * An argument of a command that is copied into a shell: in double quotes, which every shell takes, or in single ones where a shell would
 * run what stands in double ones. A name that begins like an option is led by its folder.
 */
export function quoteArgument(value: string): string {
  const path = value.startsWith("-") ? `./${value}` : value;
  return /["$`\\!%]/u.test(path) ? `'${path.replaceAll("'", `'\\''`)}'` : `"${path}"`;
}
