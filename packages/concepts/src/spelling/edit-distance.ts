/** Rows of the table: hundreds of words are compared with one, and nothing is awaited meanwhile. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const;

/** Letters put in, left out, replaced, and neighbours swapped, that make one word of the other; `limit + 1` for more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const columns = b.length + 1;
  if (columns > rows[0].length)
    rows = [new Uint16Array(columns), new Uint16Array(columns), new Uint16Array(columns)];
  let [before, last, current] = rows;
  for (let column = 0; column < columns; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    const letter = a.charCodeAt(row - 1);
    current[0] = row;
    let least = row;
    for (let column = 1; column < columns; column++) {
      const other = b.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + Number(letter !== other),
      );
      const isSwapped =
        row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other;
      if (isSwapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  return last[b.length] as number;
}
