import { customType } from "drizzle-orm/pg-core";

/** Bytes; the driver hands out a Buffer. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
