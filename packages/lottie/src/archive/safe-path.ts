import { LottieError } from "../lottie-error.ts";

/** Refuses names that would leave the folder when somebody unpacks the archive (CWE-22). */
export function requireSafePath(path: string): void {
  const isUnsafe =
    path === "" ||
    path.startsWith("/") ||
    path.includes("\\") ||
    path.includes("\0") ||
    /^[a-z]:/i.test(path) ||
    path.split("/").includes("..");
  if (isUnsafe) {
    throw new LottieError(
      "unsafe-path",
      `The archive names a file ${JSON.stringify(path.slice(0, 80))}, which would be written outside its folder. Pack it again with plain names.`,
    );
  }
}
