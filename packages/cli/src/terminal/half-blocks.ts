import type { RawFrame } from "@zoetrope/render";
import type { System } from "../system.ts";

/** Fainter than half is not there: the terminal's own ground shows. */
const minOpacity = 128;

/** Two pixels a letter, one above the other, for terminals that show no pictures. */
export function halfBlocks({ pixels, width, height }: RawFrame, env: System["env"]): string {
  const isPlain = (env["NO_COLOR"] ?? "") !== "" || env["TERM"] === "dumb";
  const isTrueColour = /truecolor|24bit/.test(env["COLORTERM"] ?? "");
  const colourAt = (x: number, y: number): string | null => {
    const at = (y * width + x) * 4;
    if (y >= height || (pixels[at + 3] ?? 0) < minOpacity) return null;
    const rgb = [...pixels.subarray(at, at + 3)];
    return isTrueColour ? `2;${rgb.join(";")}` : `5;${cubeColour(rgb)}`;
  };
  let text = "";
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x++) {
      const [upper, lower] = [colourAt(x, y), colourAt(x, y + 1)];
      if (upper === null && lower === null) text += isPlain ? " " : "\u001b[0m ";
      else if (isPlain) text += upper === null ? "▄" : lower === null ? "▀" : "█";
      else if (upper === null) text += `\u001b[0;38;${lower}m▄`;
      else text += `\u001b[0;38;${upper}${lower === null ? "" : `;48;${lower}`}m▀`;
    }
    text += isPlain ? "\n" : "\u001b[0m\n";
  }
  return text;
}

/** The nearest of the 6 × 6 × 6 colours of terminals with 256. */
function cubeColour(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => Math.round((value / 255) * 5));
  return 16 + 36 * red + 6 * green + blue;
}
