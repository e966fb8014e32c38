const red = {
  v: "5.7.0",
  fr: 30,
  ip: 0,
  op: 30,
  w: 64,
  h: 64,
  layers: [
    {
      ty: 4,
      nm: "Body",
      ind: 1,
      ip: 0,
      op: 30,
      st: 0,
      ks: {},
      shapes: [
        {
          ty: "gr",
          it: [
            { ty: "el", s: { a: 0, k: [60, 60] }, p: { a: 0, k: [32, 32] } },
            { ty: "fl", c: { a: 0, k: [1, 0, 0] }, o: { a: 0, k: 100 } },
            { ty: "tr" },
          ],
        },
      ],
    },
  ],
};

/** A red disc in a layer "Body", 64 pixels wide. */
export const redAnimation = (): Uint8Array => Buffer.from(JSON.stringify(red));
