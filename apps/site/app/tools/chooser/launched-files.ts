/** Of what an operating system opens with an installed page (https://wicg.github.io/web-app-launch/#launchqueue-interface). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Calls back with files that were opened with the installed tools, those before this page was ready as well. */
export function takeLaunchedFiles(onFiles: (files: File[]) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    // One that has gone since is none.
    void Promise.all(files.map((handle) => handle.getFile())).then(onFiles, () => undefined);
  });
}
