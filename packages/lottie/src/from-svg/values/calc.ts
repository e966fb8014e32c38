/** What a unit is worth; `NaN` for one that means nothing here. */
type UnitSize = (unit: string) => number;

const tokenPattern = /\s*(?:([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]+|%|)|([a-z-]+)?(\()|([)+*/,-]))/iy;
const maxDepth = 20;

export const isCalc = (text: string): boolean => /^\s*(?:calc|min|max|clamp)\(/i.test(text);

/** `calc()`, `min()`, `max()` and `clamp()` (CSS Values 4, 10) as one number; null for what is none. */
export function calculated(text: string, sizeOfUnit: UnitSize): number | null {
  let at = 0;
  let depth = 0;
  const peek = (): RegExpExecArray | null => {
    tokenPattern.lastIndex = at;
    return tokenPattern.exec(text);
  };
  const take = (): RegExpExecArray | null => {
    const token = peek();
    if (token !== null) at = tokenPattern.lastIndex;
    return token;
  };
  const operand = (): number => {
    const token = take();
    if (token === null) return Number.NaN;
    if (token[1] !== undefined) return Number(token[1]) * (token[2] ? sizeOfUnit(token[2].toLowerCase()) : 1);
    return token[4] === "(" ? call((token[3] ?? "calc").toLowerCase()) : Number.NaN;
  };
  const product = (): number => {
    let value = operand();
    for (let sign = peek()?.[5]; sign === "*" || sign === "/"; sign = peek()?.[5]) {
      take();
      const other = operand();
      value = sign === "*" ? value * other : value / other;
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    for (;;) {
      const token = peek();
      if (token?.[5] === "+" || token?.[5] === "-") {
        take();
        value += (token[5] === "+" ? 1 : -1) * product();
      } else if (token?.[1] !== undefined && /^[+-]/.test(token[1])) value += product();
      else return value;
    }
  };
  const call = (name: string): number => {
    if (++depth > maxDepth) return Number.NaN;
    const values = [sum()];
    while (peek()?.[5] === ",") {
      take();
      values.push(sum());
    }
    if (take()?.[5] !== ")") return Number.NaN;
    const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = values;
    if (name === "min")
      return values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
    if (name === "max")
      return values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
    if (name === "clamp") return Math.max(first, Math.min(second, third));
    return name === "calc" && values.length === 1 ? first : Number.NaN;
  };
  const value = operand();
  return Number.isFinite(value) && text.slice(at).trim() === "" ? value : null;
}
