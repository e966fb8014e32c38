// npm leaves optional platform packages out of package-lock.json when it cannot resolve them while writing it, and
// `npm ci` then refuses the lock file on every platform. This adds what is missing: `npm run lock` after a dependency changes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface LockEntry {
  version: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  license?: string;
  optionalDependencies?: Record<string, string>;
}

const file = join(import.meta.dirname, "../package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, LockEntry> };

const systems = new Set(["linux", "darwin", "win32", "android", "freebsd", "openharmony"]);
const processors = new Set(["x64", "arm64", "arm", "ia32", "ppc64", "riscv64", "s390x"]);

/** What a name such as `@oxlint/binding-linux-arm64-musl` says of where it runs; null for packages that run anywhere. */
function platformOf(name: string): Pick<LockEntry, "os" | "cpu" | "libc"> | null {
  const parts = name.split(/[/-]/);
  const os = parts.find((part) => systems.has(part));
  const cpu = parts.find((part) => processors.has(part));
  if (!os || !cpu) return null;
  const libc = parts.at(-1)?.startsWith("musl") ? "musl" : parts.at(-1)?.startsWith("gnu") ? "glibc" : null;
  return { os: [os], cpu: [cpu], ...(os === "linux" && libc ? { libc: [libc] } : {}) };
}

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isThere = lock.packages[`node_modules/${name}`] ?? lock.packages[`${path}/node_modules/${name}`];
    const platform = platformOf(name);
    if (isThere || !platform || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platform,
      ...(entry.dev ? { dev: true } : {}),
      ...(entry.license ? { license: entry.license } : {}),
      optional: true,
    };
    added += 1;
  }
}

const [root, ...rest] = Object.entries(lock.packages);
const sorted = rest.toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  file,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries([root, ...sorted].filter((entry) => entry !== undefined)) }, null, 2)}\n`,
);
console.log(`${added} optional platform packages added to package-lock.json`);
