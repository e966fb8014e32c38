import { NearestColour } from "./nearest-colour.ts";
import type { Oklab } from "../../colours/oklab.ts";

export interface CountedColour {
  /** `0xrrggbb` */
  colour: number;
  count: number;
  lab: Oklab;
}

interface Group {
  members: CountedColour[];
  /** How far apart the members are, weighed by how often they occur, and along which of the three it is most. */
  spread: number;
  channel: 0 | 1 | 2;
}

/** How much of what is far apart small areas may claim: a thin line counts for more than its pixels. */
const weightOf = (count: number): number => Math.sqrt(count);
const rounds = 2;

/** At most `maxColours` colours that stand for all: groups are split where they are widest in Oklab, then settled by nearness. */
export function splitColours(counted: readonly CountedColour[], maxColours: number): number[] {
  if (counted.length <= maxColours) return counted.map(({ colour }) => colour);
  const groups: Group[] = [groupOf([...counted])];
  while (groups.length < maxColours) {
    let widest = 0;
    for (let index = 1; index < groups.length; index++)
      if ((groups[index]?.spread ?? 0) > (groups[widest]?.spread ?? 0)) widest = index;
    const group = groups[widest];
    if (group === undefined || group.members.length < 2) break;
    groups.splice(widest, 1, ...halvesOf(group));
  }
  let centres = groups.map(({ members }) => meanOf(members));
  for (let round = 0; round < rounds; round++) {
    const search = new NearestColour(centres);
    const nearest: CountedColour[][] = centres.map(() => []);
    for (const each of counted) nearest[search.find(each.lab)]?.push(each);
    centres = nearest.map((members, index) =>
      members.length === 0 ? (centres[index] ?? 0) : meanOf(members),
    );
  }
  return [...new Set(centres)];
}

function groupOf(members: CountedColour[]): Group {
  let weight = 0;
  const sums = [0, 0, 0];
  const squares = [0, 0, 0];
  for (const { count, lab } of members) {
    const own = weightOf(count);
    weight += own;
    for (let channel = 0; channel < 3; channel++) {
      const value = lab[channel] ?? 0;
      sums[channel] = (sums[channel] ?? 0) + own * value;
      squares[channel] = (squares[channel] ?? 0) + own * value * value;
    }
  }
  const spreads = sums.map((sum, channel) => (squares[channel] ?? 0) - (sum * sum) / weight);
  const spread = Math.max(...spreads);
  return { members, spread: members.length < 2 ? -1 : spread, channel: spreads.indexOf(spread) as 0 | 1 | 2 };
}

/** Split at the mean, so that a rare colour far away does not pull a common one along. */
function halvesOf({ members, channel }: Group): Group[] {
  members.sort((one, other) => one.lab[channel] - other.lab[channel] || one.colour - other.colour);
  let weight = 0;
  let sum = 0;
  for (const { count, lab } of members) {
    weight += weightOf(count);
    sum += weightOf(count) * lab[channel];
  }
  const mean = sum / weight;
  const found = members.findIndex(({ lab }) => lab[channel] > mean);
  const at = Math.min(members.length - 1, Math.max(1, found));
  return [groupOf(members.slice(0, at)), groupOf(members.slice(at))];
}

function meanOf(members: readonly CountedColour[]): number {
  let total = 0;
  const sums = [0, 0, 0];
  let most = members[0];
  for (const each of members) {
    total += each.count;
    if (each.count > (most?.count ?? 0)) most = each;
    sums[0] = (sums[0] ?? 0) + each.count * (each.colour >> 16);
    sums[1] = (sums[1] ?? 0) + each.count * ((each.colour >> 8) & 255);
    sums[2] = (sums[2] ?? 0) + each.count * (each.colour & 255);
  }
  // A flat area keeps its very colour, whatever the edges around it.
  if (most !== undefined && most.count > total / 2) return most.colour;
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => Math.round(sum / total));
  return (red << 16) | (green << 8) | blue;
}
