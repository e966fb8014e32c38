import { hitMethods } from "@zoetrope/analytics/hit-counter";
import type { Catalog } from "@zoetrope/catalog";
import { AppError, type HostUrls } from "@zoetrope/kit";
import {
  animationPlots,
  figureRange,
  platformPlots,
  type FigureRange,
  type Plot,
  type RangeName,
  type Statistics,
} from "@zoetrope/statistics";
import type { Workspaces } from "@zoetrope/workspaces";
import type { Operators } from "../operators/operators.ts";

/** What is counted, and who may know of it. */
export interface FigureServices {
  statistics: Pick<Statistics, "figures" | "hitCounts">;
  catalog: Pick<Catalog, "names">;
  workspaces: Pick<Workspaces, "publishedAnimations" | "preference">;
  operators: Operators;
  urls: HostUrls;
  /** A test has a clock of its own. */
  now?: () => Date;
}

export interface NamedRow {
  key: string;
  /** What an animation is called; null for other rows, and for animations that are nowhere to be seen. */
  title: string | null;
  /** Its page. */
  url: string | null;
  values: number[];
}

export type NamedPlot = Omit<Plot, "rows"> & { rows: NamedRow[] };

/** Plots of one range that somebody may see; each is read when it is asked for. */
export interface FigureSet {
  range: FigureRange;
  plotNames: readonly string[];
  plot(name: string, limit?: number): Promise<NamedPlot>;
  countedUntil(): Promise<Date>;
}

/** What is counted, for those who may know of it. Everything else is "not found", like what does not exist. */
export interface FigureSets {
  /** Of the platform, for those who run it. */
  platform(userId: string, range: RangeName): Promise<FigureSet>;
  /** Of what a workspace has published, for its members. */
  workspace(userId: string, workspaceId: string, range: RangeName): Promise<FigureSet>;
  /** Of a person's own profile; null while it has no page and nobody has looked. */
  profile(userId: string, range: RangeName): Promise<FigureSet | null>;
}

export function createFigureSets(services: FigureServices): FigureSets {
  const { statistics, workspaces, operators, now = () => new Date() } = services;
  const { figures } = statistics;
  const setOf = <Name extends string>(
    range: RangeName,
    plotNames: readonly Name[],
    read: (name: Name, asked: { range: FigureRange; limit?: number }) => Promise<Plot>,
  ): FigureSet => {
    const asked = figureRange(range, now());
    return {
      range: asked,
      plotNames,
      countedUntil: () => figures.countedUntil(),
      async plot(wanted, limit) {
        const name = plotNames.find((known) => known === wanted);
        if (name === undefined) throw notFound();
        return withNames(
          services,
          await read(name, { range: asked, ...(limit === undefined ? {} : { limit }) }),
        );
      },
    };
  };
  return {
    async platform(userId, range) {
      await operators.require(userId);
      return setOf(range, platformPlots, (name, asked) => figures.platform(name, asked));
    },
    async workspace(userId, workspaceId, range) {
      const animationIds = await workspaces.publishedAnimations(userId, workspaceId);
      return setOf(range, animationPlots, (name, asked) =>
        figures.animations(name, { ...asked, animationIds }),
      );
    },
    async profile(userId, range) {
      const [{ hasProfilePage }, counts] = await Promise.all([
        workspaces.preference(userId),
        statistics.hitCounts(hitMethods.profile, [userId]),
      ]);
      const set = setOf(range, ["profile"], (_, asked) => figures.profile(userId, asked));
      if (hasProfilePage || counts.size > 0) return set;
      const { rows } = await set.plot("profile");
      return rows.some(({ values }) => values.some(Boolean)) ? set : null;
    },
  };
}

const notFound = () =>
  new AppError("not-found", "no figures for whoever asks", { publicMessage: "There is nothing here." });

async function withNames({ catalog, urls }: FigureServices, plot: Plot): Promise<NamedPlot> {
  const names = plot.key === "animation" ? await catalog.names(plot.rows.map(({ key }) => key)) : new Map();
  return {
    ...plot,
    rows: plot.rows.map(({ key, values }) => {
      const name = names.get(key);
      return name === undefined
        ? { key, values, title: null, url: null }
        : { key, values, title: name.title, url: `${urls.site}/animation/${name.slug}-${key}` };
    }),
  };
}
