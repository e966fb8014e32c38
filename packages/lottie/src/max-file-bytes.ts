/** The largest file that is taken anywhere, in bytes: 20 MB as file managers count. Every message and every limit is made of it. */
export const maxFileBytes = 20_000_000;

/** As English messages say it. */
export const maxFileSize = `${maxFileBytes / 1_000_000} MB`;
