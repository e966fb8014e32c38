import { setTimeout as pause } from "node:timers/promises";
import type { Catalog } from "@zoetrope/catalog";
import { languages } from "@zoetrope/i18n";
import { defineJob, type Jobs } from "@zoetrope/jobs";
import type { Configuration } from "../configuration/configuration.ts";
import type { BackfillKind } from "./follow-backfill.ts";
import type { People } from "../start/people.ts";
import type { Services } from "../start/services.ts";

const minute = 60;
const hour = 3_600;
const lookAgainInMs = 1_000;
/** What people have searched for in this time moves up among the suggestions. */
const searchesOfInMs = 30 * 86_400_000;
const maxSearches = 5_000;
/** Looked at for accessibility in one go. */
const manyAnimations = 100;
/** Of each language, for the ten that pages offer. */
const maxLookedAt = 60;

/** What one of all workers does regularly. Counting is not among it: `measure-regularly.ts` says why. */
export const schedulesOf = ({
  RANKING_INTERVAL_IN_SECONDS,
}: Pick<Configuration, "RANKING_INTERVAL_IN_SECONDS">) => ({
  rank: defineJob("rank-catalogue", {
    everySeconds: Math.min(minute, RANKING_INTERVAL_IN_SECONDS),
    timeoutInSeconds: hour,
  }),
  // Days of the editors' list that have come.
  beginEditorsDays: defineJob("begin-editors-days", { everySeconds: minute, timeoutInSeconds: minute }),
  linkConcepts: defineJob("link-concepts", { everySeconds: minute, timeoutInSeconds: hour }),
  // Of what was found before it had one.
  makePosters: defineJob("make-posters", { everySeconds: minute, timeoutInSeconds: hour }),
  renewSimilarity: defineJob("renew-similarity", { everySeconds: minute, timeoutInSeconds: hour }),
  analyseAccessibility: defineJob("analyse-accessibility", { everySeconds: minute, timeoutInSeconds: hour }),
  // By itself: a day that cannot be dropped must not keep anything else from being done.
  cleanStatistics: defineJob("clean-statistics", { everySeconds: minute, timeoutInSeconds: hour }),
  learnSearches: defineJob("learn-searches", { everySeconds: hour, timeoutInSeconds: hour }),
  cleanIdentity: defineJob("clean-identity", { everySeconds: minute, timeoutInSeconds: hour }),
  cleanToolJobs: defineJob("clean-tool-jobs", { everySeconds: minute, timeoutInSeconds: hour }),
  // What became premium plays its poster until then; at the first start of an older platform's data that is all of it.
  makePreviews: defineJob("make-previews", { everySeconds: hour, timeoutInSeconds: hour }),
  // Looking for references reads whole tables.
  sweepFiles: defineJob("sweep-files", { everySeconds: hour, timeoutInSeconds: hour }),
});

export interface ScheduleOptions {
  /** Shows how far a work is that animations were stored before. */
  follow: (work: BackfillKind) => (done: number, total: number) => void;
  services: Pick<Services, "catalog" | "statistics">;
  people: Pick<People, "feedback" | "identity" | "toolJobs" | "workspaces">;
  configuration: Pick<Configuration, "ACCESSIBILITY_ANALYSIS" | "RANKING_INTERVAL_IN_SECONDS">;
}

/** What comes after the filling begins at its end, and not up to a minute later. */
async function untilFilled({ seedingProgress }: Pick<Catalog, "seedingProgress">, signal: AbortSignal) {
  while (!signal.aborted && (await seedingProgress()) !== null)
    await pause(lookAgainInMs, undefined, { signal }).catch(() => {});
}

/** Says how each is done. */
export function handleSchedules(
  jobs: Pick<Jobs, "handle">,
  { services, people, configuration, follow }: ScheduleOptions,
): void {
  const schedules = schedulesOf(configuration);
  const maxAgeInSeconds = configuration.RANKING_INTERVAL_IN_SECONDS;
  const { catalog, statistics } = services;
  const { feedback, identity, toolJobs, workspaces } = people;
  // How old the last ranking is stands in the catalogue: seeding ranks as well.
  jobs.handle(schedules.rank, async ({ signal }) => void (await catalog.rank({ maxAgeInSeconds, signal })));
  jobs.handle(schedules.beginEditorsDays, async () => void (await catalog.editorsDays.begin()));
  jobs.handle(schedules.linkConcepts, async ({ signal }) => {
    if ((await catalog.linkConcepts({ signal, onProgress: follow("concepts") })) > 0)
      await catalog.rank({ signal });
  });
  jobs.handle(schedules.makePosters, async ({ signal }) => {
    await untilFilled(catalog, signal);
    await catalog.posters.makeAwaited({ signal, onProgress: follow("posters") });
  });
  jobs.handle(schedules.renewSimilarity, async ({ signal }) => {
    // While the catalogue is filled for the first time, what is like what changes with every animation.
    if ((await catalog.seedingProgress()) === null)
      await catalog.renewSimilarity({
        signal,
        onMeasured: follow("vectors"),
        onRenewed: follow("neighbours"),
      });
  });
  jobs.handle(schedules.analyseAccessibility, async ({ signal }) => {
    if (configuration.ACCESSIBILITY_ANALYSIS === "off") return;
    // The hourly ranking takes in a few, as it does whatever comes in; what was there already is not to wait for it.
    const onProgress = follow("accessibility");
    if ((await catalog.analyseAccessibility({ signal, onProgress })) >= manyAnimations)
      await catalog.rank({ signal });
  });
  jobs.handle(
    schedules.makePreviews,
    async ({ signal }) => void (await catalog.makePreviews({ signal, onProgress: follow("previews") })),
  );
  jobs.handle(schedules.cleanIdentity, () => identity.cleanup());
  jobs.handle(schedules.cleanToolJobs, () => toolJobs.cleanup());
  jobs.handle(schedules.sweepFiles, async () => {
    await workspaces.rotateKeys();
    await feedback.cleanup();
    await workspaces.cleanup();
  });
  if (statistics === null) return;
  jobs.handle(schedules.cleanStatistics, () => statistics.cleanup());
  jobs.handle(schedules.learnSearches, async () => {
    const to = new Date();
    const range = { from: new Date(to.getTime() - searchesOfInMs), to };
    const limit = maxSearches;
    const searches = await statistics.top(range, { event: "search", dimension: "query", limit });
    await catalog.recordSearches(searches.map(({ value, visitors }) => ({ query: value, visitors })));
    const areas = languages.flatMap(({ urlPrefix }) => (urlPrefix === "" ? [] : urlPrefix));
    const popular = await statistics.popularSearches(areas, maxLookedAt);
    for (const { locale, urlPrefix } of languages)
      await catalog.popularSearches.learn(locale, popular.get(urlPrefix) ?? []);
  });
}
