import { plainLook, type SnippetOptions } from "../embed-options.ts";

/** An animation of the library as it is. */
export const snippetOptions: SnippetOptions = {
  ...plainLook,
  siteUrl: "https://zoetrope.example",
  id: "0a1b2c3d4e",
  title: "Gallop cycle",
  playUrl: "https://assets.example/files/abc.lottie",
  width: 1200,
  height: 900,
  localFile: null,
  chosenWidth: null,
  messages: { onceComment: "the player", animationComment: "the animation", localComment: "your file" },
};
