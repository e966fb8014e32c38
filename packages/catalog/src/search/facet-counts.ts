import { setImmediate as nextTurn } from "node:timers/promises";
import { filterEntries, type FilterField, type SearchFilters } from "../filters/filters.ts";
import type { FilterPass } from "./filter-hits.ts";
import type { FacetTable } from "./index/facet-table.ts";
import type { Hits } from "./index/postings.ts";

/** How many hits there would be if one thing more, or one thing less, were asked for. */
export interface FacetCounts {
  /**
   * By filter and the name of a choice that is offered: the hits if it were chosen, in place of what is chosen of a filter with
   * one answer and beside what is chosen of one with several.
   */
  choices: { readonly [Field in FilterField]?: Readonly<Record<string, number>> };
  /** Every single thing that is asked for, with the hits there would be without it. */
  without: { field: FilterField; value: unknown; total: number }[];
}

const choices = filterEntries.flatMap(([field, filter]) =>
  Object.entries(filter.offered ?? filter.counted ?? {}).map(([key, value]) => ({
    field,
    key,
    filters: { [field]: value } as SearchFilters,
  })),
);
/** Choices are bits, 32 to a number. */
const width = Math.ceil(choices.length / 32);
const chunk = 16_384;

/** The bits of all choices of these filters. */
function bitsOf(isWanted: (field: FilterField) => boolean): Uint32Array {
  const bits = new Uint32Array(width);
  for (const [index, { field }] of choices.entries())
    if (isWanted(field)) bits[index >> 5] = (bits[index >> 5] ?? 0) | (1 << (index & 31));
  return bits;
}

/** Which of the choices every animation fits, computed once: 8 bytes each. */
class ChoiceTable {
  #bits = new Uint32Array(0);
  #length = 0;

  /** In steps, so that other work gets its turn. */
  async upTo(facets: FacetTable, length: number): Promise<Uint32Array> {
    while (this.#length < length) {
      this.#extend(facets, Math.min(length, this.#length + chunk));
      if (this.#length < length) await nextTurn();
    }
    return this.#bits;
  }

  #extend(facets: FacetTable, end: number): void {
    if (end * width > this.#bits.length) {
      const grown = new Uint32Array(Math.ceil(Math.max(end, this.#length * 1.5)) * width);
      grown.set(this.#bits);
      this.#bits = grown;
    }
    const start = this.#length;
    for (const [index, { filters }] of choices.entries()) {
      const word = index >> 5;
      const bit = 1 << (index & 31);
      for (const position of passing(
        facets.passes(filters),
        Int32Array.from({ length: end - start }, (_, at) => start + at),
      )) {
        const at = position * width + word;
        this.#bits[at] = (this.#bits[at] ?? 0) | bit;
      }
    }
    this.#length = end;
  }
}

const tables = new WeakMap<FacetTable, ChoiceTable>();

function tableOf(facets: FacetTable): ChoiceTable {
  const table = tables.get(facets) ?? new ChoiceTable();
  tables.set(facets, table);
  return table;
}

/** Those of the positions that pass; `positions` is written over. */
function passing(passes: readonly FilterPass[], positions: Int32Array): Int32Array {
  const lists = { positions, scores: new Uint16Array(positions.length) };
  let end = positions.length;
  for (const pass of passes) end = pass(lists, 0, end, lists, 0);
  return positions.subarray(0, end);
}

/** Everything that is asked for, one by one: of a filter with several answers each of them. */
function conditionsOf(request: SearchFilters) {
  return filterEntries
    .flatMap(([field, filter]) => {
      const asked: unknown = request[field];
      if (asked === undefined) return [];
      const isMultiple = filter.isMultiple === true && Array.isArray(asked);
      const values: unknown[] = isMultiple ? asked.map((one: unknown) => [one]) : [asked];
      return values
        .filter((value) => filter.test(value) !== null)
        .map((value) => ({
          field,
          value,
          filters: { [field]: value } as SearchFilters,
          // Whoever chooses another answer gives up the one before; of several answers every one has to fit.
          bits: bitsOf((one) => one === field && !isMultiple),
        }));
    })
    .slice(0, maxConditions);
}

/**
 * Of all hits before filters, cards rather than variants unless `group` says otherwise. One pass: what fails in one thing alone counts for
 * the answers in place of that thing.
 */
export async function countFacets(
  facets: FacetTable,
  found: Hits,
  request: SearchFilters & { group?: string },
): Promise<FacetCounts> {
  const conditions = conditionsOf(request);
  const positions = found.positions.subarray(0, found.count);
  let end = 0;
  for (const position of positions) if (position >= end) end = position + 1;
  const table = await tableOf(facets).upTo(facets, end);
  const failed = failuresOf(facets, positions, conditions);
  const tally = new Tally(conditions.length);
  const groups =
    request.group === "none" || facets.largestGroup === 0
      ? null
      : new GroupTally(tally, facets.largestGroup, positions.length);
  const { variantGroup } = facets.columns;
  const all = bitsOf(() => true);
  const bits = new Uint32Array(width);
  for (let index = 0; index < positions.length; index++) {
    const failure = failed?.[index] ?? 0;
    const position = positions[index] ?? 0;
    if (failure === severalFailures || facets.isRemoved(position)) continue;
    const counted = failure === 0 ? all : (conditions[failure - 1]?.bits ?? all);
    for (let word = 0; word < width; word++)
      bits[word] = (table[position * width + word] ?? 0) & (counted[word] ?? 0);
    // Whoever passes is there without each single condition, too.
    const lacks = failure === 0 ? -1 : 1 << (failure - 1);
    const group = variantGroup[position] ?? 0;
    if (groups === null || group === 0) tally.add(bits, lacks);
    else groups.add(group, bits, lacks);
  }
  groups?.close();
  const named: Partial<Record<FilterField, Record<string, number>>> = {};
  for (const [index, { field, key }] of choices.entries())
    (named[field] ??= {})[key] = tally.choices[index] ?? 0;
  return {
    choices: named,
    without: conditions.map(({ field, value }, index) => ({
      field,
      value,
      total: tally.without[index] ?? 0,
    })),
  };
}

/** Counts cards by the bits of what they fit, and by the conditions that they would do without. */
class Tally {
  readonly choices = new Uint32Array(choices.length);
  readonly without: Uint32Array;

  constructor(conditions: number) {
    this.without = new Uint32Array(conditions);
  }

  add(bits: Uint32Array, lacks: number): void {
    for (let word = 0; word < width; word++) {
      let left = bits[word] ?? 0;
      while (left !== 0) {
        const choice = (word << 5) + 31 - Math.clz32(left & -left);
        this.choices[choice] = (this.choices[choice] ?? 0) + 1;
        left &= left - 1;
      }
    }
    for (let condition = 0; condition < this.without.length; condition++)
      if (((lacks >>> condition) & 1) === 1) this.without[condition] = (this.without[condition] ?? 0) + 1;
  }
}

/** Several variants of one drawing are one card: it fits what any of them fits. */
class GroupTally {
  readonly #tally: Tally;
  readonly #now: number;
  #count = 0;

  /** `most`: groups that may come. */
  constructor(tally: Tally, largestGroup: number, most: number) {
    this.#tally = tally;
    const { counting } = scratch;
    if (scratch.seen.length <= largestGroup) {
      scratch.seen = new Uint32Array(largestGroup + 1);
      scratch.slot = new Int32Array(largestGroup + 1);
    }
    const groups = Math.min(largestGroup, most);
    if (scratch.lacks.length < groups) {
      scratch.bits = new Uint32Array(groups * width);
      scratch.lacks = new Int32Array(groups);
    }
    this.#now = scratch.counting = counting + 1;
  }

  add(group: number, bits: Uint32Array, lacks: number): void {
    if (scratch.seen[group] !== this.#now) {
      scratch.seen[group] = this.#now;
      const slot = (scratch.slot[group] = this.#count++);
      scratch.bits.set(bits, slot * width);
      scratch.lacks[slot] = lacks;
      return;
    }
    const slot = scratch.slot[group] as number;
    for (let word = 0; word < width; word++) {
      const at = slot * width + word;
      scratch.bits[at] = (scratch.bits[at] as number) | (bits[word] as number);
    }
    scratch.lacks[slot] = (scratch.lacks[slot] as number) | lacks;
  }

  close(): void {
    for (let slot = 0; slot < this.#count; slot++)
      this.#tally.add(scratch.bits.subarray(slot * width, (slot + 1) * width), scratch.lacks[slot] as number);
  }
}

/** For one counting at a time, which waits for nothing: the number of the counting that has last seen a group, and where it is kept. */
const scratch = {
  counting: 0,
  seen: new Uint32Array(0),
  slot: new Int32Array(0),
  bits: new Uint32Array(0),
  lacks: new Int32Array(0),
};

const severalFailures = 255;
/** Conditions that are told apart: as many as a number has bits. */
const maxConditions = 31;

/** For every hit 0, or the number (from 1) of the one condition that it fails, or that there are several. */
function failuresOf(
  facets: FacetTable,
  positions: Int32Array,
  conditions: readonly { filters: SearchFilters }[],
): Uint8Array | null {
  if (conditions.length === 0) return null;
  const failed = new Uint8Array(positions.length);
  for (const [number, { filters }] of conditions.entries()) {
    const passes = facets.passes(filters);
    for (let start = 0; start < positions.length; start += chunk) {
      const some = positions.slice(start, start + chunk);
      const passed = passing(passes, Int32Array.from(some));
      let next = 0;
      for (let index = 0; index < some.length; index++) {
        if (next < passed.length && passed[next] === some[index]) next += 1;
        else failed[start + index] = failed[start + index] === 0 ? number + 1 : severalFailures;
      }
    }
  }
  return failed;
}
