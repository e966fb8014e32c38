const maxDepth = 6;

/** The memory of byte arrays anywhere in a value, so that it is handed over instead of copied. Views of a part are left to be copied. */
export function transferablesOf(value: unknown, depth = 0, found = new Set<ArrayBuffer>()): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength)
      found.add(value.buffer);
  } else if (value instanceof ArrayBuffer) found.add(value);
  else if (typeof value === "object" && value !== null && depth < maxDepth)
    for (const part of Object.values(value)) transferablesOf(part, depth + 1, found);
  return [...found];
}
