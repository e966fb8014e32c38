/**
 * The path of an address as logs may have it: without its query, which may hold what people search for, and without what opens a private
 * file (`/private/{token}/…`) for whoever has it.
 */
export const pathForLog = (address: string): string =>
  (/^[^?#]{0,512}/.exec(address)?.[0] ?? "").replace(/\/private\/+[^/]+/i, "/private/-");
