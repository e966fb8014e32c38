/** For which browsers may keep what a preflight was answered: a day, the longest that any takes. */
export const corsLifetimeInSeconds = 86_400;
