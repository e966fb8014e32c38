export interface FontNames {
  family: string;
  weight: number;
  isItalic: boolean;
}

/** Family, weight and slant of an OpenType font by its `name` and `OS/2` tables; null where it is none. */
export function readFontNames(bytes: Uint8Array): FontNames | null {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const tables = new Map<string, number>();
    for (let index = 0; index < view.getUint16(4); index++) {
      const at = 12 + 16 * index;
      tables.set(String.fromCharCode(...bytes.subarray(at, at + 4)), view.getUint32(at + 8));
    }
    const names = tables.get("name");
    const metrics = tables.get("OS/2");
    if (names === undefined) return null;
    return {
      family: familyIn(view, bytes, names),
      weight: metrics === undefined ? 400 : view.getUint16(metrics + 4),
      isItalic: metrics !== undefined && (view.getUint16(metrics + 62) & 1) === 1,
    };
  } catch {
    return null;
  }
}

/** The typographic family (16) before the usual one (1). */
function familyIn(view: DataView, bytes: Uint8Array, table: number): string {
  const texts = table + view.getUint16(table + 4);
  const found = new Map<number, string>();
  for (let index = 0; index < view.getUint16(table + 2); index++) {
    const at = table + 6 + 12 * index;
    const id = view.getUint16(at + 6);
    if ((id !== 1 && id !== 16) || view.getUint16(at) !== 3) continue;
    const start = texts + view.getUint16(at + 10);
    const text = new TextDecoder("utf-16be").decode(bytes.subarray(start, start + view.getUint16(at + 8)));
    if (!found.has(id)) found.set(id, text);
  }
  return found.get(16) ?? found.get(1) ?? "";
}
