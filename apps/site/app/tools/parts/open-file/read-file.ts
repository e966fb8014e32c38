import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { EngineError } from "@zoetrope/tools/engine";

/** Bytes of a file of this device. One that is too large is refused before it fills the memory. */
export async function readFile(file: File): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > maxFileBytes) throw new EngineError({ code: "too-large", message: `${file.size} bytes` });
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // A folder, or a file that was moved or changed after it was chosen.
    throw new EngineError({ code: "unreadable", message: String(error) });
  }
}
