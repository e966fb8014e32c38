const dayInMs = 86_400_000;

/** A day in UTC, as the database writes dates. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export const daysLater = (time: Date, days: number): Date => new Date(time.getTime() + days * dayInMs);
