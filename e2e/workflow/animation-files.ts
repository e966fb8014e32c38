import { parseAnimation, toDotLottie } from "@zoetrope/lottie";

/** What Playwright's file chooser and a drop take alike. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const still = (value: unknown) => ({ a: 0, k: value });
const transform = {
  o: still(100),
  r: still(0),
  p: still([100, 100, 0]),
  a: still([0, 0, 0]),
  s: still([100, 100, 100]),
};

/** A disc that stands still for two seconds; `title` makes its bytes its own. */
const disc = (title: string, note = "", further: object[] = []): string =>
  JSON.stringify({
    v: "5.7.0",
    nm: title,
    fr: 30,
    ip: 0,
    op: 60,
    w: 200,
    h: 200,
    meta: { d: note },
    layers: [
      {
        ty: 4,
        nm: "disc",
        ind: 1,
        ip: 0,
        op: 60,
        st: 0,
        ks: transform,
        shapes: [
          {
            ty: "gr",
            it: [
              { ty: "el", p: still([0, 0]), s: still([120, 120]) },
              { ty: "fl", c: still([0.8, 0.2, 0.1, 1]), o: still(100) },
              ...further,
              { ty: "tr", ...transform, p: still([0, 0]) },
            ],
          },
        ],
      },
    ],
  });

export const jsonFile = (title: string): TestFile => ({
  name: `${title}.json`,
  mimeType: "application/json",
  buffer: Buffer.from(disc(title)),
});

/** With a gradient of two colours in front. */
export const gradientFile = (title: string): TestFile => {
  const colours = { p: 2, k: still([0, 1, 0, 0, 1, 0, 0, 1]) };
  const fill = { ty: "gf", t: 1, o: still(100), g: colours, s: still([-60, 0]), e: still([60, 0]) };
  return { ...jsonFile(title), buffer: Buffer.from(disc(title, "", [fill])) };
};

/** So large that a slow line takes a while for it. */
export const largeFile = (title: string): TestFile => ({
  ...jsonFile(title),
  buffer: Buffer.from(disc(title, "x".repeat(400_000))),
});

/** It parses, and breaks the player on some frames: copies below none are a great many to it. */
export const undrawableFile = (title: string): TestFile => {
  const copies = [2, -5, 2].map((count, index) => ({ t: index * 10, s: [count], h: 1 }));
  const repeater = { ty: "rp", c: { a: 1, k: copies }, o: still(0), m: 1, tr: { ty: "tr", so: still(100) } };
  return { ...jsonFile(title), buffer: Buffer.from(disc(title, "", [repeater])) };
};

export const dotLottieFile = (title: string): TestFile => ({
  name: `${title}.lottie`,
  mimeType: "",
  buffer: Buffer.from(toDotLottie(parseAnimation(Buffer.from(disc(title))))),
});

export const brokenFile: TestFile = {
  name: "broken.json",
  mimeType: "application/json",
  buffer: Buffer.from('{"v":"5.7.0",'),
};
export const textFile: TestFile = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") };
