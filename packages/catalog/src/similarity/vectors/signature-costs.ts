import { shapeBytes, shapesPerLook } from "@zoetrope/render/vector-layout";
import { bitsPerCode, bytesPerSignature, codesPerSignature, costsPerCode } from "../programs/cost-scan.ts";

/** Vectors that the middles are taken from. */
const learntFrom = 1_024;

/** What a bit says of its byte of a shape. */
interface Byte {
  middle: number;
  /** Where the bit is not set, then where it is: what the byte is in the mean, and the mean square of how far it is from that. */
  sides: readonly [Side, Side];
}

interface Side {
  mean: number;
  variance: number;
}

/** What is looked for, and how often the square of each byte counts. */
export interface WantedShape {
  own: Int8Array;
  /** In a mirror. */
  turned: Int8Array;
  weights: Uint8Array;
}

/** For each code what its bits cost, in squares. */
export interface SignatureCosts {
  own: Float64Array;
  turned: Float64Array;
  /** No signature costs more. */
  most: number;
}

/** How shapes are signed: a bit for each byte, whether it is above its middle. */
export class SignatureForm {
  readonly #bytes: readonly Byte[];
  readonly #middles: Int8Array;
  readonly #signature = new Uint8Array(bytesPerSignature);

  constructor(count: number, shapesOf: (slot: number) => Int8Array) {
    const step = Math.max(1, Math.floor(count / learntFrom));
    const some = Array.from({ length: Math.ceil(count / step) }, (_, index) => shapesOf(index * step));
    this.#bytes = Array.from({ length: shapeBytes }, (_, byte) =>
      learnt(
        some.flatMap((shapes) =>
          Array.from({ length: shapesPerLook }, (_shape, shape) => shapes[shape * shapeBytes + byte] ?? 0),
        ),
      ),
    );
    this.#middles = Int8Array.from(this.#bytes, ({ middle }) => middle);
  }

  /** Good until the next one. */
  signatureOf(shapes: Int8Array, shape: number): Uint8Array {
    const from = shape * shapeBytes;
    for (let at = 0; at < shapeBytes; at += 8) {
      let bits = 0;
      for (let bit = 0; bit < 8; bit += 1)
        if ((shapes[from + at + bit] as number) > (this.#middles[at + bit] as number)) bits |= 1 << bit;
      this.#signature[at >> 3] = bits;
    }
    return this.#signature;
  }

  /** Sums of these say what the squares to a shape are in the mean when no more is known of it than its signature. */
  costsOf({ own, turned, weights }: WantedShape): SignatureCosts {
    const [one, other] = [this.#pricesOf(own, weights), this.#pricesOf(turned, weights)];
    // What the cheapest signature costs tells no two apart, but for the way round.
    const least = Math.min(one.least, other.least);
    for (let code = 0; code < costsPerCode; code += 1) {
      one.costs[code] = (one.costs[code] as number) + one.least - least;
      other.costs[code] = (other.costs[code] as number) + other.least - least;
    }
    return { own: one.costs, turned: other.costs, most: Math.max(one.most, other.most) - least };
  }

  #pricesOf(shape: Int8Array, weights: Uint8Array): { costs: Float64Array; least: number; most: number } {
    const costs = new Float64Array(codesPerSignature * costsPerCode);
    let [least, most] = [0, 0];
    for (let first = 0; first < shapeBytes; first += bitsPerCode) {
      const at = (first / bitsPerCode) * costsPerCode;
      const prices = costs.subarray(at, at + costsPerCode);
      for (let bit = 0; bit < bitsPerCode; bit += 1) {
        const { sides } = this.#bytes[first + bit] as Byte;
        const [wanted, weight] = [shape[first + bit] as number, weights[first + bit] as number];
        for (let code = 0; code < costsPerCode; code += 1) {
          const { mean, variance } = sides[((code >> bit) & 1) as 0 | 1];
          prices[code] = (prices[code] as number) + weight * ((wanted - mean) ** 2 + variance);
        }
      }
      const cheapest = Math.min(...prices);
      least += cheapest;
      most += Math.max(...prices);
      for (let code = 0; code < costsPerCode; code += 1) prices[code] = (prices[code] as number) - cheapest;
    }
    return { costs, least, most };
  }
}

function learnt(values: readonly number[]): Byte {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  return {
    middle,
    sides: [
      sideOf(
        values.filter((value) => value <= middle),
        middle,
      ),
      sideOf(
        values.filter((value) => value > middle),
        middle,
      ),
    ],
  };
}

function sideOf(values: readonly number[], middle: number): Side {
  if (values.length === 0) return { mean: middle, variance: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length };
}
