import { crc32 } from "./crc32.ts";

/** 1 January 1980, 00:00 in MS-DOS form: the same files always make the same archive. */
const dosDate = 0x21;

/** A file of an archive whose bytes are asked for when it is its turn. */
export interface StreamedFile {
  path: string;
  sizeInBytes: number;
  /** Throws when they are not as many as promised. */
  read(): Promise<Uint8Array>;
}

const nameOf = ({ path }: StreamedFile): Uint8Array => new TextEncoder().encode(path);

/** Bytes of the archive that `streamZip` makes of these files. */
export const streamedZipSize = (files: readonly StreamedFile[]): number =>
  files.reduce((sum, file) => sum + file.sizeInBytes + 30 + 46 + 2 * nameOf(file).length, 22);

/**
 * A zip archive in the order of the files, one of which is in memory at a time. Nothing is compressed: dotLottie files are, and so the
 * size is known before the first byte.
 */
export async function* streamZip(files: readonly StreamedFile[]): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const bytes = await file.read();
    if (bytes.length !== file.sizeInBytes)
      throw new Error(`${file.path} has ${bytes.length} bytes instead of ${file.sizeInBytes}`);
    const name = nameOf(file);
    const local = localHeader(name, bytes);
    yield local;
    yield bytes;
    directory.push(directoryEntry(local, name, offset));
    offset += local.length + bytes.length;
  }
  let size = 0;
  for (const entry of directory) {
    yield entry;
    size += entry.length;
  }
  yield endOf(directory.length, size, offset);
}

function localHeader(name: Uint8Array, bytes: Uint8Array): Uint8Array {
  const header = new Uint8Array(30 + name.length);
  const view = new DataView(header.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint16(4, 20, true); // version needed
  view.setUint16(6, 0x0800, true); // names are UTF-8
  view.setUint16(12, dosDate, true);
  view.setUint32(14, crc32(bytes), true);
  view.setUint32(18, bytes.length, true);
  view.setUint32(22, bytes.length, true);
  view.setUint16(26, name.length, true);
  header.set(name, 30);
  return header;
}

function directoryEntry(local: Uint8Array, name: Uint8Array, offset: number): Uint8Array {
  const entry = new Uint8Array(46 + name.length);
  const view = new DataView(entry.buffer);
  view.setUint32(0, 0x02014b50, true);
  view.setUint16(4, 20, true);
  entry.set(local.subarray(4, 30), 6);
  view.setUint32(42, offset, true);
  entry.set(name, 46);
  return entry;
}

function endOf(count: number, size: number, offset: number): Uint8Array {
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, offset, true);
  return end;
}
