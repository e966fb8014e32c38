export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables this process was started with: the only place that reads them. */
export const environment: Environment = process.env;

/** Address of a PostgreSQL that tests may fill; undefined when they shall start their own. */
export const testDatabaseUrl = (): string | undefined =>
  environment["ZOETROPE_TEST_DATABASE_URL"] || undefined;
