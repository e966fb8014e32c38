/** Raw deflate (RFC 1951). */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** A zip archive of files in the given order; each is stored when deflate does not make it smaller. */
export declare function writeZip(files: Iterable<[
    path: string,
    bytes: Uint8Array
]>, deflate?: Deflate): Uint8Array;

export {};
