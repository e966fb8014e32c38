import {
  type OperationControl,
  parseAnimation,
  type ParsedAnimation,
  type SceneDiagnostic,
  standaloneJson,
  type SvgDiagnostic,
  toAnimatedSvg,
  toSvg,
  UnknownAnimation,
} from "@zoetrope/lottie";

interface SvgSettings {
  animationId: string | undefined;
  /** From the in point; undefined for the whole animation. */
  frame: number | undefined;
  isLooping: boolean;
}

interface WrittenSvg {
  bytes: Uint8Array;
  report: object;
  /** What SVG cannot show, or not exactly. */
  losses: readonly (SceneDiagnostic | SvgDiagnostic)[];
}

/** An animation as SVG that needs nothing else: all of it, moving, or one frame. Throws LottieError, UnknownAnimation. */
export async function writeSvg(
  source: Uint8Array | ParsedAnimation,
  { animationId, frame, isLooping }: SvgSettings,
  control: OperationControl,
): Promise<WrittenSvg> {
  const encoder = new TextEncoder();
  if (frame !== undefined) {
    const parsed = source instanceof Uint8Array ? parseAnimation(source) : source;
    const json = standaloneJson(parsed, animationId);
    if (json === null)
      throw new UnknownAnimation(
        animationId ?? "",
        parsed.animations.map(({ id }) => id),
      );
    const { svg, diagnostics } = toSvg(json, { frame });
    const bytes = encoder.encode(svg);
    return { bytes, report: { frame, bytes: bytes.length, losses: diagnostics }, losses: diagnostics };
  }
  const options = { isLooping, ...(animationId === undefined ? {} : { animationId }) };
  const { result, report } = await toAnimatedSvg(source, options, control);
  return { bytes: encoder.encode(result), report, losses: report.losses };
}
