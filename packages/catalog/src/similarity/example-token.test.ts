import { colourBytes, lookBytes, motionBytes, vectorsVersion } from "@zoetrope/render/vector-layout";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleTokenLength, exampleTokenOf, readExampleToken } from "./example-token.ts";
import { distancesTo, exampleOf, weighted } from "./vectors/vector-distance.ts";

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe("the token of an example", () => {
  it("may be made up by anybody: it is compared like any other, or is like nothing", () => {
    fc.assert(
      fc.property(bytes(lookBytes), bytes(motionBytes), (look, motion) => {
        const token = exampleTokenOf({ look, motion });
        const read = readExampleToken(token);
        expect(read && { look: [...read.look], motion: [...read.motion] }).toEqual({
          look: [...look],
          motion: [...motion],
        });
        const example = read && exampleOf(read);
        if (!example) return;
        const row = {
          shapes: new Int8Array(lookBytes - colourBytes).fill(-128),
          colours: new Uint8Array(colourBytes).fill(255),
          motions: new Uint8Array(motionBytes),
        };
        const distance = weighted(example, distancesTo(example, row));
        expect(Number.isFinite(distance) && distance >= 0).toBe(true);
      }),
    );
  });

  it("is none when it is anything else", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 400 }),
          fc.string({ unit: "binary-ascii", minLength: exampleTokenLength, maxLength: exampleTokenLength }),
          bytes(lookBytes + motionBytes).map((rest) =>
            Buffer.from([vectorsVersion + 1, ...rest]).toString("base64url"),
          ),
        ),
        (text) => {
          const read = readExampleToken(text);
          if (read !== null) expect(exampleTokenOf(read)).toHaveLength(exampleTokenLength);
          if (text.length !== exampleTokenLength || /[^\w-]/.test(text)) expect(read).toBeNull();
        },
      ),
    );
    expect(readExampleToken("")).toBeNull();
  });
});
