/** Puts values into `{{name}}` placeholders; one without a value stays visible, so that it is noticed. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
