/** Times that figures are shown for, by their length. */
export const rangeNames = ["24h", "7d", "30d", "90d"] as const;
export type RangeName = (typeof rangeNames)[number];

/** Where nobody has chosen one. */
export const defaultRange: RangeName = "7d";
