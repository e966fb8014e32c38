export type { Filter } from "./filter.ts";
export { filterEntries, filters, type FilterField, type SearchFilters, type SearchType } from "./filters.ts";
