export { type SvgFrame, toSvg, type ToSvgOptions } from "./to-svg.ts";
export { type SvgDiagnostic, type SvgDiagnosticCode, svgDiagnostics } from "./svg-writer.ts";
