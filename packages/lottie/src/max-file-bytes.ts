/**
 * The largest file that anything here reads, draws or plays, in bytes. How much people may upload is configured (UPLOAD_LIMIT_IN_MEGABYTES),
 * below this.
 */
export const maxFileBytes = 32_000_000;
