import { deflateSync } from "fflate";
import { concatBytes } from "../bytes/concat-bytes.ts";
import { crc32 } from "./crc32.ts";

/** Raw deflate (RFC 1951). */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

const deflateBest: Deflate = (bytes) => deflateSync(bytes, { level: 9 });

/** 1 January 1980, 00:00 in MS-DOS form: the same files always make the same archive. */
const dosDate = 0x21;

/** A zip archive of files in the given order; each is stored when deflate does not make it smaller. */
export function writeZip(
  files: Iterable<[path: string, bytes: Uint8Array]>,
  deflate: Deflate = deflateBest,
): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, bytes] of files) {
    const name = new TextEncoder().encode(path);
    const deflated = deflate(bytes);
    const isSmaller = deflated.length < bytes.length;
    const data = isSmaller ? deflated : bytes;
    const common = new DataView(new ArrayBuffer(26));
    common.setUint16(0, 20, true); // version needed
    common.setUint16(2, 0x0800, true); // names are UTF-8
    common.setUint16(4, isSmaller ? 8 : 0, true);
    common.setUint16(8, dosDate, true);
    common.setUint32(10, crc32(bytes), true);
    common.setUint32(14, data.length, true);
    common.setUint32(18, bytes.length, true);
    common.setUint16(22, name.length, true);
    const shared = new Uint8Array(common.buffer);
    parts.push(signature(0x04034b50), shared, name, data);

    const rest = new DataView(new ArrayBuffer(14));
    rest.setUint32(10, offset, true);
    directory.push(signature(0x02014b50), new Uint8Array([20, 0]), shared, new Uint8Array(rest.buffer), name);
    offset += 30 + name.length + data.length;
  }
  const directoryBytes = concatBytes(directory);
  const count = directory.length / 5;
  const end = new DataView(new ArrayBuffer(18));
  end.setUint16(4, count, true);
  end.setUint16(6, count, true);
  end.setUint32(8, directoryBytes.length, true);
  end.setUint32(12, offset, true);
  return concatBytes([...parts, directoryBytes, signature(0x06054b50), new Uint8Array(end.buffer)]);
}

function signature(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value, true);
  return new Uint8Array(view.buffer);
}
