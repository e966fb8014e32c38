import type { HostName } from "../configuration/host-variables.ts";
import type { StartupReporter } from "../start/startup-reporter.ts";
import { buildStalePageApps, isPageAppBuilt } from "./build-page-apps.ts";
import { isPageAppHost, type PageAppHost } from "./page-apps.ts";

/** Hosts whose pages are built while the site, which a newcomer opens first, answers already. */
export class LaterPageApps {
  readonly hosts: readonly PageAppHost[];
  readonly #built = Promise.withResolvers<void>();

  constructor(hosts: readonly PageAppHost[]) {
    this.hosts = hosts;
    // Who waits for them hears of it.
    this.#built.promise.catch(() => {});
  }

  /** Resolves once their pages are there, for whoever asks one of these hosts before. */
  get built(): Promise<void> {
    return this.#built.promise;
  }

  has(host: HostName): boolean {
    return this.hosts.some((later) => later === host);
  }

  /** Until `signal`. */
  async build(reporter: Pick<StartupReporter, "step">, signal?: AbortSignal): Promise<void> {
    try {
      await buildStalePageApps(this.hosts, reporter, { signal });
      this.#built.resolve();
    } catch (error) {
      this.#built.reject(error);
      throw error;
    }
  }
}

/** Where the site is among these hosts, it waits for none of the others. */
export function laterPageApps(hosts: readonly HostName[], isBuilt = isPageAppBuilt): LaterPageApps {
  if (!hosts.includes("site")) return new LaterPageApps([]);
  return new LaterPageApps(hosts.filter(isPageAppHost).filter((host) => host !== "site" && !isBuilt(host)));
}
