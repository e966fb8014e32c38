import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "../configuration/configuration.ts";
import { requireDataFolder } from "../configuration/data-folder.ts";
import { webhookKeyBytes } from "../configuration/webhook-variables.ts";
import { exitCodes, StartFault } from "./start-fault.ts";

const filename = "webhook-encryption.key";

/**
 * What secrets of webhooks are encrypted with. Beside an embedded database it is in a file of its own, which the first start writes; with a
 * server there are many processes, which only the configuration tells the same. Throws StartFault for a file that holds something else.
 */
export function webhookKeysOf(
  configuration: Pick<
    Configuration,
    "WEBHOOK_ENCRYPTION_KEYS" | "DATABASE_URL" | "STORAGE_URL" | "ZOETROPE_DATA"
  >,
): readonly Uint8Array[] {
  const { WEBHOOK_ENCRYPTION_KEYS: keys, DATABASE_URL } = configuration;
  if (keys.length > 0 || DATABASE_URL !== undefined) return keys;
  const path = join(requireDataFolder(configuration), filename);
  const key = Buffer.from(readOrWrite(path), "base64");
  if (key.byteLength === webhookKeyBytes) return [key];
  throw new StartFault(
    exitCodes.data,
    `${path} holds no key of ${webhookKeyBytes} bytes in base64. Put it back from a backup; without it secrets of webhooks have to be made anew.`,
  );
}

function readOrWrite(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  const made = randomBytes(webhookKeyBytes).toString("base64");
  // Whole or not at all, and for this user alone. Whoever holds the database's folder is the only one here.
  writeFileSync(`${path}.new`, `${made}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return made;
}
