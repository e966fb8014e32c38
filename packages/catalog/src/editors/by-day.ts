/** Rows that are in the order of their days, those of each day together. */
export function byDay<Row extends { day: string | null }>(
  rows: readonly Row[],
): { day: Row["day"]; rows: [Row, ...Row[]] }[] {
  const days: { day: Row["day"]; rows: [Row, ...Row[]] }[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last !== undefined && last.day === row.day) last.rows.push(row);
    else days.push({ day: row.day, rows: [row] });
  }
  return days;
}
