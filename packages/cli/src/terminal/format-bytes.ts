/** Thousands of bytes, as file systems count. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${(bytes / 1_000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(2)} MB`;

/** How much smaller, in percent of what it was. */
export const formatSaving = (before: number, after: number): string =>
  `${formatBytes(before)} → ${formatBytes(after)} (${before === 0 ? 0 : Math.round((after / before) * 1_000) / 10} %)`;
