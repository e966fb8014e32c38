import { measureRefusal, measureTimings } from "./answer-figures.ts";
import { people, startAccounts, type Report } from "./ask-accounts.ts";
import { openPeopleDatabase, type PeopleDatabase } from "./people-database.ts";
import { measureSignIns } from "./sign-in-figures.ts";
import { measureTimeToField, serveHostPage } from "./time-to-field.ts";
import { measureWhoami } from "./whoami-figures.ts";

/** What the accounts host bears. */
export async function measureServer(report: Report): Promise<void> {
  report.progress(`a PostgreSQL with ${people} people, each with a password and a session`);
  const database = await openPeopleDatabase(people);
  try {
    await measureWhoami(database, report);
    const server = await startAccounts(database, { onEveryCore: true });
    try {
      await measureSignIns(server, report);
      await measureRefusal(server.port, report);
      await measureTimings(server.port, report);
    } finally {
      server.stop();
    }
    await measureFrame(database, report);
  } finally {
    database.remove();
  }
}

async function measureFrame(database: PeopleDatabase, report: Report): Promise<void> {
  const host = await serveHostPage();
  const port = 20_000 + (process.pid % 20_000);
  host.embed(`http://localhost:${port}`);
  const server = await startAccounts(database, { onEveryCore: true }, String(port), host.origin);
  try {
    await measureTimeToField(host.origin, report);
  } finally {
    server.stop();
    host.close();
  }
}
