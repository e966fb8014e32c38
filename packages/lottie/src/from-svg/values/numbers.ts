const numberPattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** The numbers in a list, whatever stands between them. */
export const numbersOf = (text: string): number[] => (text.match(numberPattern) ?? []).map(Number);

/** The first of them, so many. */
export function firstNumbersOf(text: string, most: number): number[] {
  if (text.length <= most) return numbersOf(text);
  const numbers: number[] = [];
  for (const [number] of text.matchAll(numberPattern)) if (numbers.push(Number(number)) >= most) break;
  return numbers;
}

/** A number alone; null for anything else. */
export function numberOf(text: string | undefined): number | null {
  const match = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*$/i.exec(text ?? "");
  const number = Number(match?.[1]);
  return match !== null && Number.isFinite(number) ? number : null;
}

/** The id of `url(#id)` or `#id`; null where something else is named. */
export function idOf(reference: string | undefined): string | null {
  const source = reference?.trim() ?? "";
  const inside = /^url\(\s*(["']?)(.*?)\1\s*\)/.exec(source)?.[2] ?? source;
  return inside.trim().startsWith("#") ? inside.trim().slice(1) : null;
}
