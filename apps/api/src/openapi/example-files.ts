/** The smallest animation that shows something: a red disc in a layer "Body", 64 pixels wide. */
const redDisc = {
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

export const exampleAnimationFile = JSON.stringify(redDisc);

/** A GIF of one pixel whose bytes are all ASCII, so that a text can be it. */
const examplePicture = "GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;";

const photo = { id: "photo", w: 1, h: 1, u: "", e: 1, p: `data:image/gif;base64,${btoa(examplePicture)}` };

/** Forms of tools that an animation of the library is no example of, by the name of the tool. */
export const toolForms: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "edit-image": {
    file: [JSON.stringify({ ...redDisc, assets: [photo] })],
    options: { image: photo.id },
    picture: examplePicture,
  },
};
