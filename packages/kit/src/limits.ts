/** How much is taken, for servers and pages alike. Other rooms and every message read it from here. */

/** Characters of a search that count; more are refused where that can be said. */
export const maxQueryLength = 300;
