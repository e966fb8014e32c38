/** Bytes that grow. */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 16);
  length = 0;

  /** Room for so many bytes more. */
  #reserve(count: number): void {
    const needed = this.length + count;
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.length));
    this.#bytes = larger;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.length++] = value;
  }

  bytes(values: ArrayLike<number>): void {
    this.#reserve(values.length);
    this.#bytes.set(values, this.length);
    this.length += values.length;
  }

  ascii(text: string): void {
    for (let at = 0; at < text.length; at++) this.byte(text.charCodeAt(at));
  }

  /** Little-endian, of so many bytes. */
  little(value: number, count: number): void {
    for (let at = 0; at < count; at++) this.byte(Math.floor(value / 256 ** at) & 255);
  }

  /** Big-endian, of so many bytes. */
  big(value: number, count: number): void {
    for (let at = count - 1; at >= 0; at--) this.byte(Math.floor(value / 256 ** at) & 255);
  }

  /** A copy of what was written. */
  toBytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.length);
  }
}
