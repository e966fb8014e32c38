/** WebAssembly Core Specification, 5.4. */
const opcodes = {
  block: [0x02],
  loop: [0x03],
  end: [0x0b],
  br: [0x0c],
  br_if: [0x0d],
  select: [0x1b],
  "local.get": [0x20],
  "local.set": [0x21],
  "local.tee": [0x22],
  "i32.load": [0x28],
  "i32.load8_u": [0x2d],
  "i32.store": [0x36],
  "i32.store8": [0x3a],
  "i32.const": [0x41],
  "i32.eqz": [0x45],
  "i32.lt_u": [0x49],
  "i32.gt_u": [0x4b],
  "i32.le_u": [0x4d],
  "i32.ge_u": [0x4f],
  "i32.ctz": [0x68],
  "i32.add": [0x6a],
  "i32.sub": [0x6b],
  "i32.mul": [0x6c],
  "i32.and": [0x71],
  "i32.shl": [0x74],
  // 5.4.9: of sixteen bytes at once.
  "v128.load": [0xfd, 0x00],
  "v128.load8x8_s": [0xfd, 0x01],
  "v128.load8x8_u": [0xfd, 0x02],
  "v128.store": [0xfd, 0x0b],
  "v128.const": [0xfd, 0x0c],
  "i8x16.relaxed_swizzle": [0xfd, 0x80, 0x02],
  "i8x16.splat": [0xfd, 0x0f],
  "i32x4.extract_lane": [0xfd, 0x1b],
  "i8x16.le_u": [0xfd, 0x2a],
  "v128.and": [0xfd, 0x4e],
  "v128.or": [0xfd, 0x50],
  "v128.any_true": [0xfd, 0x53],
  "i8x16.bitmask": [0xfd, 0x64],
  "i8x16.add_sat_u": [0xfd, 0x70],
  "i8x16.sub": [0xfd, 0x71],
  "i8x16.min_u": [0xfd, 0x77],
  "i16x8.shr_u": [0xfd, 0x8d, 0x01],
  "i16x8.sub": [0xfd, 0x91, 0x01],
  "i16x8.mul": [0xfd, 0x95, 0x01],
  "i32x4.add": [0xfd, 0xae, 0x01],
  "i32x4.dot_i16x8_s": [0xfd, 0xba, 0x01],
} as const;

/** Operands as they are written down: numbers longer than seven bits by `unsigned` or `signed`. */
export type Instruction = readonly [name: keyof typeof opcodes, ...operands: number[]];

const valueTypes = { i32: 0x7f, i64: 0x7e, v128: 0x7b } as const;
export type ValueType = keyof typeof valueTypes;
/** Of a block or a loop that leaves nothing behind. */
export const noResult = 0x40;

/** Numbers of any length, seven bits a byte (LEB128). */
export function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

/** The same for what has a sign, which is the last byte's second bit; for none below zero. */
export function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
}

const section = (id: number, content: readonly number[]) => [id, ...unsigned(content.length), ...content];
const text = (value: string) => [value.length, ...Buffer.from(value)];

/**
 * A module of one function without a result, `run`, that works in the memory it is handed (`host.memory`). Written instruction by
 * instruction, so that nothing has to be compiled to run this package.
 */
export function assemble({
  parameters,
  locals,
  instructions,
}: {
  parameters: readonly ValueType[];
  /** They are counted on from the parameters. */
  locals: readonly ValueType[];
  instructions: readonly Instruction[];
}): WebAssembly.Module {
  const code = [
    ...unsigned(locals.length),
    ...locals.flatMap((type) => [1, valueTypes[type]]),
    ...instructions.flatMap(([name, ...operands]) => [...opcodes[name], ...operands]),
    ...opcodes.end,
  ];
  const module = [
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(1, [1, 0x60, parameters.length, ...parameters.map((type) => valueTypes[type]), 0]),
    section(2, [1, ...text("host"), ...text("memory"), 0x02, 0x00, 1]),
    section(3, [1, 0]),
    section(7, [1, ...text("run"), 0x00, 0]),
    section(10, [1, ...unsigned(code.length), ...code]),
  ];
  return new WebAssembly.Module(Uint8Array.from(module.flat()));
}

const pageBytes = 65_536;

/** Memory of at least so many bytes, of which only what is written takes any of the machine's. */
export const createMemory = (bytes: number): WebAssembly.Memory =>
  new WebAssembly.Memory({ initial: Math.ceil(bytes / pageBytes) });

/** Views of what was there before are good no more. */
export function growTo(memory: WebAssembly.Memory, bytes: number): void {
  const pages = Math.ceil((bytes - memory.buffer.byteLength) / pageBytes);
  if (pages > 0) memory.grow(pages);
}

export function functionOf(
  module: WebAssembly.Module,
  memory: WebAssembly.Memory,
): (...parameters: (number | bigint)[]) => void {
  const { exports } = new WebAssembly.Instance(module, { host: { memory } });
  return exports["run"] as (...parameters: (number | bigint)[]) => void;
}
