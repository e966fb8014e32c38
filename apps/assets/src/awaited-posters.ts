import type { Posters } from "@zoetrope/catalog";
import { extensionOf, type FileKey, type FileStore } from "@zoetrope/storage";
import { SingleFlight } from "./byte-cache.ts";
import { WorkQueue } from "./work-queue.ts";

export type ReadableFiles = Pick<FileStore, "head" | "read" | "stream">;

/** As many as are drawn at once; the others of a few pages wait for some seconds. */
const queueSizes = { maxRunning: 2, maxWaiting: 200 };

/**
 * The same files, with the posters of animations that were found before they had one: under the key that stands for such a poster, it is
 * made for whoever asks first, and given to all who ask after that.
 */
export function withAwaitedPosters(files: ReadableFiles, posters: Pick<Posters, "of">): ReadableFiles {
  const queue = new WorkQueue(queueSizes);
  const flights = new SingleFlight<FileKey | null>();
  async function orPoster<T>(key: FileKey, ask: (key: FileKey) => Promise<T | null>): Promise<T | null> {
    const found = await ask(key);
    if (found !== null || extensionOf(key) !== "webp") return found;
    const poster = await flights.run(key, () => queue.run(() => posters.of(key)));
    return poster === null ? null : await ask(poster);
  }
  return {
    head: (key) => orPoster(key, (named) => files.head(named)),
    read: (key) => orPoster(key, (named) => files.read(named)),
    stream: (key, range) => orPoster(key, (named) => files.stream(named, range)),
  };
}
