import type { Configuration } from "./configuration.ts";
import { Screen } from "./screen.ts";
import { seedOnce } from "./seed-once.ts";
import { closeServices, openPlatformDatabase, openServices } from "./services.ts";
import { platformLogger } from "./start.ts";

/** Brings the database up to date. */
export async function migrate(configuration: Configuration): Promise<void> {
  const database = await openPlatformDatabase(configuration);
  try {
    await new Screen(process.stdout).step("Migrate the database", () => database.migrate());
  } finally {
    await database.close();
  }
}

/** Fills the catalogue with what of the seed it does not hold yet. */
export async function seed(configuration: Configuration, signal: AbortSignal): Promise<void> {
  const logger = platformLogger(configuration);
  const database = await openPlatformDatabase(configuration);
  let close = () => database.close();
  try {
    await database.migrate();
    const services = await openServices(configuration, database, logger);
    close = () => closeServices(services);
    await new Screen(process.stdout).step(
      "Fill the catalogue",
      (onProgress) => seedOnce({ services, logger, onProgress, signal }),
      ({ stored, alreadyThere, refused }) => `${stored} stored, ${alreadyThere} were there, ${refused.length} refused`,
    );
  } finally {
    await close();
  }
}
