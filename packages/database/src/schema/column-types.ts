import { customType, timestamp } from "drizzle-orm/pg-core";

/** Bytes; the driver hands out a Buffer. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const instant = (name: string) => timestamp(name, { withTimezone: true });
