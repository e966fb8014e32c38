import { expect, it } from "vitest";
import { analyseAccessibility } from "../operations/check/analyse-accessibility.ts";
import { verifyCertificate } from "../operations/check/verify-certificate.ts";
import { parseAnimation } from "../parse-animation.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { bytesOf } from "../testing/small-animation.ts";
import { embedCertificate } from "./certificate.ts";
import { framesOf, lottieOf } from "./testing/hazard.ts";
import { hazards } from "./testing/hazards.ts";

const hazard = hazards.find(({ name }) => name === "lightning of 100 pixels at four places in turn");
if (hazard === undefined) throw new Error("the hazard is not there");
const openFrames = () => framesOf(hazard, 8);
const source = parseAnimation(bytesOf(lottieOf(hazard)));

async function certified(): Promise<Uint8Array> {
  const { result } = await analyseAccessibility(source, { openFrames, width: 800 });
  return await embedCertificate(source, result);
}

it("a certificate holds when all is computed again, also in a file that was read and written", async () => {
  const bytes = await certified();
  expect((await verifyCertificate(bytes, { openFrames })).result).toMatchObject({
    fault: null,
    expected: { width: 800, isSafe: false },
  });
  const again = toDotLottie(parseAnimation(bytes));
  expect((await verifyCertificate(again, { openFrames })).result.fault).toBeNull();
});

it("a certificate that was changed, or of another animation, does not hold", async () => {
  const parsed = parseAnimation(await certified());
  const [animation] = parsed.animations;
  if (animation === undefined) throw new Error("no animation");
  const fault = async (changed: typeof animation) =>
    (await verifyCertificate({ ...parsed, animations: [changed] }, { openFrames })).result.fault;
  const certificate = animation.inManifest["accessibility"] as object;
  const inManifest = { accessibility: { ...certificate, isSafe: true } };
  expect(await fault({ ...animation, inManifest })).toBe("not-what-is-found");
  expect(await fault({ ...animation, json: { ...animation.json, op: 30 } })).toBe("content-changed");
  expect(await fault({ ...animation, inManifest: {} })).toBe("none-there");
});
