import { sql, type Column, type GetColumnData, type SQL } from "drizzle-orm";

type ValueOf<Selected> =
  Selected extends SQL<infer Value> ? Value : Selected extends Column ? GetColumnData<Selected> : never;
type Row<Columns> = { [Name in keyof Columns]: ValueOf<Columns[Name]> };

/**
 * Many rows as one text: what the driver does for each value of each row takes several times as long as reading them all as JSON. `rows`
 * is what a query selects, `read` what its one row means, or none where nobody asked. For columns whose values JSON has as well: no dates,
 * bytes, infinities or types of our own.
 */
export function jsonRows<Columns extends Record<string, Column | SQL>>(columns: Columns) {
  const names = Object.keys(columns) as (keyof Columns)[];
  const values = sql.join(Object.values(columns), sql`, `);
  return {
    rows: sql<string | null>`json_agg(json_build_array(${values}))::text`,
    read: (answer: { rows: string | null } | undefined): Row<Columns>[] =>
      (JSON.parse(answer?.rows ?? "[]") as unknown[][]).map((cells) => {
        const row = {} as Record<keyof Columns, unknown>;
        for (const [index, name] of names.entries()) row[name] = cells[index];
        return row as Row<Columns>;
      }),
  };
}
