import { optimise } from "../operations/convert/optimise.ts";
import type { TestFile } from "./corpus.ts";

/** What breaks a promise of the optimiser: never larger, nothing left for a second time, a report that adds up. */
export async function faultsOfOptimising(files: Iterable<TestFile>): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, bytes } of files) {
    for (const format of [undefined, "json", "dotlottie"] as const) {
      const { result, report } = await optimise(bytes, format === undefined ? {} : { format });
      const again = await optimise(result);
      if (format === undefined && result.length > bytes.length) faults.push(`${path} grew`);
      if (Buffer.compare(again.result, result) !== 0) faults.push(`${path} changed again as ${format}`);
      if (report.bytesAfter !== result.length || report.bytesAfter > report.bytesBefore)
        faults.push(`${path} is reported wrongly`);
    }
  }
  return faults;
}
