import { type LottieJson, optimise, parseAnimation } from "@zoetrope/lottie";
import { openFrames } from "@zoetrope/render";
import { openDrawingCore } from "@zoetrope/render/node";

let renderer: Promise<{ name: string; openFrames: ReturnType<typeof openFrames> }> | null = null;

/** What is left of an animation where ThorVG looks at every frame. */
export async function optimiseThoroughly(json: LottieJson): Promise<LottieJson> {
  renderer ??= openDrawingCore().then((core) => ({ name: "ThorVG", openFrames: openFrames(core) }));
  const bytes = new TextEncoder().encode(JSON.stringify(json));
  const { result } = await optimise(bytes, { renderers: [await renderer] });
  return parseAnimation(result).animations[0]?.json ?? {};
}
