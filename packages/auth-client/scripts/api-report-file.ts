import { fileURLToPath } from "node:url";

/** Where the committed report is. It is also the types of the published package: one file without imports. */
export const apiReportFile: string = fileURLToPath(new URL("../auth-client.d.ts", import.meta.url));
