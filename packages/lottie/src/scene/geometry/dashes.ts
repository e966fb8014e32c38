const maxDashes = 20_000;

/** The dashes of a line, each a line of its own; the line itself where it has none or too many to count. */
export function dashed(
  line: readonly number[],
  dashes: readonly number[],
  offset: number,
): (readonly number[])[] {
  const pattern = dashes.length % 2 === 1 ? [...dashes, ...dashes] : dashes;
  const round = pattern.reduce((sum, each) => sum + each, 0);
  if (round <= 0 || (lengthOf(line) / round) * pattern.length > maxDashes) return [line];
  let place = ((offset % round) + round) % round;
  let index = 0;
  while (place >= (pattern[index] ?? 0) && index < pattern.length - 1) place -= pattern[index++] ?? 0;
  let rest = (pattern[index] ?? 0) - place;
  const lines: number[][] = [];
  let current: number[] | null = index % 2 === 0 ? line.slice(0, 2) : null;
  for (let at = 2; at < line.length; at += 2) {
    let [x, y] = [line[at - 2] ?? 0, line[at - 1] ?? 0];
    const [endX, endY] = [line[at] ?? 0, line[at + 1] ?? 0];
    let left = Math.hypot(endX - x, endY - y);
    while (left > rest) {
      const share = rest / left;
      [x, y] = [x + (endX - x) * share, y + (endY - y) * share];
      left -= rest;
      if (current === null) current = [x, y];
      else {
        lines.push([...current, x, y]);
        current = null;
      }
      index = (index + 1) % pattern.length;
      rest = pattern[index] ?? 0;
    }
    rest -= left;
    current?.push(endX, endY);
  }
  if (current !== null && current.length >= 4) lines.push(current);
  return lines;
}

function lengthOf(line: readonly number[]): number {
  let length = 0;
  for (let at = 2; at < line.length; at += 2)
    length += Math.hypot((line[at] ?? 0) - (line[at - 2] ?? 0), (line[at + 1] ?? 0) - (line[at - 1] ?? 0));
  return length;
}
