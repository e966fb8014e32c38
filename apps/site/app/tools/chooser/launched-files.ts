/** Of what an operating system opens with an installed page (https://wicg.github.io/web-app-launch/#launchqueue-interface). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

let kept: File[] = [];
let take: ((files: File[]) => void) | null = null;

/** Keeps files that were opened with the installed tools until somebody takes them, and calls back when some come. */
export function keepLaunchedFiles(onCome: () => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  const receive = (files: File[]): void => {
    if (files.length === 0) return;
    if (take === null) kept = files;
    else take(files);
    onCome();
  };
  launchQueue?.setConsumer(({ files = [] }) => {
    // One that has gone since is none.
    void Promise.all(files.map((handle) => handle.getFile())).then(receive, () => undefined);
  });
}

/** Calls back with files that were opened with the installed tools, those before this page was ready as well. */
export function takeLaunchedFiles(onFiles: (files: File[]) => void): void {
  take = onFiles;
  if (kept.length > 0) onFiles(kept);
  kept = [];
}
