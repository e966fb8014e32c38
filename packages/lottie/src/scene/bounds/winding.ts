/** True where a fill of lines (x and y in turn, closed by themselves) covers a point. */
export function isFilledAt(
  lines: readonly (readonly number[])[],
  rule: "nonzero" | "evenodd",
  x: number,
  y: number,
): boolean {
  let [winding, crossings] = [0, 0];
  for (const line of lines)
    for (let at = 0; at < line.length; at += 2) {
      const [x1, y1] = [line[at] ?? 0, line[at + 1] ?? 0];
      const [x2, y2] = [line[(at + 2) % line.length] ?? 0, line[(at + 3) % line.length] ?? 0];
      if (y1 > y === y2 > y) continue;
      if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) <= x) continue;
      winding += y2 > y1 ? 1 : -1;
      crossings++;
    }
  return rule === "evenodd" ? crossings % 2 === 1 : winding !== 0;
}
