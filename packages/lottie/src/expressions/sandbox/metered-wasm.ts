import { concatBytes } from "../../bytes/concat-bytes.ts";

/** The name under which a metered module exports what is left of its fuel, a number that whoever runs it sets. */
export const fuelName = "fuel";

const sections = { globals: 6, exports: 7, code: 10 } as const;
const i32 = 0x7f;
const opcodes = {
  unreachable: 0x00,
  loop: 0x03,
  if: 0x04,
  end: 0x0b,
  getGlobal: 0x23,
  setGlobal: 0x24,
  constant: 0x41,
  isZero: 0x45,
  subtract: 0x6b,
} as const;
const noResult = 0x40;

/**
 * The same WebAssembly module, which pays one unit of fuel for each round of each of its loops and is trapped where none is left: whatever
 * runs in it ends, without a clock and at the same place each time, in native code that asks nobody as well (a search through a list
 * without end, a regular expression that goes back and back). What recurses ends with the stack.
 * https://webassembly.github.io/spec/core/binary/modules.html
 */
export function meteredWasm(wasm: Uint8Array): Uint8Array<ArrayBuffer> {
  const reader = new Reader(wasm, 8);
  const written: number[][] = [[...wasm.subarray(0, 8)]];
  let fuelIndex = 0;
  const seen = new Set<number>();
  while (reader.at < wasm.length) {
    const id = reader.byte();
    const end = reader.number() + reader.at;
    const body = wasm.subarray(reader.at, end);
    seen.add(id);
    if (id === sections.globals) {
      const count = new Reader(body, 0);
      // Imported globals would come first; there are none.
      fuelIndex = count.number();
      written.push(
        section(id, [
          ...leb(fuelIndex + 1),
          ...body.subarray(count.at),
          i32,
          1,
          opcodes.constant,
          0,
          opcodes.end,
        ]),
      );
    } else if (id === sections.exports) {
      const count = new Reader(body, 0);
      const name = new TextEncoder().encode(fuelName);
      written.push(
        section(id, [
          ...leb(count.number() + 1),
          ...body.subarray(count.at),
          ...leb(name.length),
          ...name,
          3,
          ...leb(fuelIndex),
        ]),
      );
    } else if (id === sections.code) {
      written.push(section(id, meteredCode(body, fuelIndex)));
    } else written.push(section(id, body));
    reader.at = end;
  }
  if (Object.values(sections).some((id) => !seen.has(id)))
    throw new Error("nothing in this module can be metered");
  return concatBytes(written);
}

function meteredCode(code: Uint8Array, fuelIndex: number): number[] {
  const fuel = leb(fuelIndex);
  const { getGlobal, setGlobal, isZero, constant, subtract } = opcodes;
  const stop = [opcodes.if, noResult, opcodes.unreachable, opcodes.end];
  const pay = [
    getGlobal,
    ...fuel,
    isZero,
    ...stop,
    getGlobal,
    ...fuel,
    constant,
    1,
    subtract,
    setGlobal,
    ...fuel,
  ];
  const reader = new Reader(code, 0);
  const count = reader.number();
  const out = leb(count);
  for (let index = 0; index < count; index++) {
    const end = reader.number() + reader.at;
    const body: number[] = [];
    let copied = reader.at;
    for (let groups = reader.number(); groups > 0; groups--) {
      reader.number();
      reader.byte();
    }
    while (reader.at < end) {
      if (reader.instruction() !== opcodes.loop) continue;
      append(body, code.subarray(copied, reader.at));
      append(body, pay);
      copied = reader.at;
    }
    append(body, code.subarray(copied, end));
    append(out, leb(body.length));
    append(out, body);
  }
  return out;
}

class Reader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  byte(): number {
    return this.#bytes[this.at++] ?? 0;
  }

  /** LEB128: seven bits a byte, the lowest first. */
  number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  }

  #numbers(count: number): void {
    for (let left = count; left > 0; left--) this.number();
  }

  /** Goes past one instruction with all that belongs to it. */
  instruction(): number {
    const opcode = this.byte();
    if (opcode >= 0x28 && opcode <= 0x3e) this.#numbers(2);
    else if (opcode === 0x11) this.#numbers(2);
    else if (opcode === 0x0e || opcode === 0x1c) this.#numbers(this.number() + (opcode === 0x0e ? 1 : 0));
    else if (opcode === 0x43) this.at += 4;
    else if (opcode === 0x44) this.at += 8;
    else if (opcode === 0xfc) this.#numbers(countsOfBulk[this.number()] ?? unknown(opcode));
    else if (withNumber.has(opcode)) this.number();
    else if (!isPlain(opcode)) unknown(opcode);
    return opcode;
  }
}

/** Blocks with their type, jumps, calls, variables, the size of the memory, whole numbers, references. */
const withNumber: ReadonlySet<number> = new Set([
  0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0x41, 0x42, 0xd0,
  0xd2,
]);
/** Behind 0xfc: eight conversions, then copying and filling of memories and tables. */
const countsOfBulk = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

const isPlain = (opcode: number): boolean =>
  [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b, 0xd1].includes(opcode) || (opcode >= 0x45 && opcode <= 0xc4);

function unknown(opcode: number): never {
  throw new Error(`instruction ${opcode} of WebAssembly is not known here`);
}

function leb(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest % 128) | (rest >= 128 ? 0x80 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return bytes;
}

const section = (id: number, body: ArrayLike<number> & Iterable<number>): number[] => {
  const bytes = [id, ...leb(body.length)];
  append(bytes, body);
  return bytes;
};

function append(to: number[], bytes: Iterable<number>): void {
  for (const byte of bytes) to.push(byte);
}
