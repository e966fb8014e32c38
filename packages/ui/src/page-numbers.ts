/** Page numbers worth showing: the ends, and those around the current one; null is a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b);
  const result: (number | null)[] = [];
  for (const number of numbers) {
    const last = result.at(-1);
    if (typeof last === "number" && number - last === 2) result.push(number - 1);
    else if (typeof last === "number" && number - last > 2) result.push(null);
    result.push(number);
  }
  return result;
}
