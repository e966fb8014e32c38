/** 32 hexadecimal digits at random. Not `randomUUID`, which only secure pages have. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, "0")).join(
    "",
  );
