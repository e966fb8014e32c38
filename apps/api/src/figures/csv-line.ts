/** What a spreadsheet takes for a formula, or for the beginning of one (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/** One record of RFC 4180. A text that a spreadsheet would run gets an apostrophe in front of it; numbers stay as they are. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(",")}\r\n`;

function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
