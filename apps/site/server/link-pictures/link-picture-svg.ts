import logo from "../../../../content/brand/logo.svg?raw";
import { drawnTissue } from "../../app/content/drawn-tissue.ts";
import type { PicturedPage } from "../../app/document/link-picture.ts";
import { canWrite, titlePaths } from "./title-lines.ts";

/** The logo in the colours of daylight: its own style sheet knows more than a picture needs. */
const logoShapes = logo
  .replace(/^<svg[^>]*>/, "")
  .replace(/<\/svg>\s*$/, "")
  .replace(/<(style|title)>[\s\S]*?<\/\1>/g, "")
  .replaceAll(/class="([^"]*)"/g, (_, names: string) =>
    names.split(" ").includes("lamp") ? 'fill="#d8340b"' : 'fill="#16120e"',
  );
const logoAt = (x: number, y: number, height: number): string =>
  `<svg x="${x}" y="${y}" height="${height}" width="${(height * 223) / 48}" viewBox="0 0 223 48">${logoShapes}</svg>`;

/** The picture of a page as SVG: its title on paper, its drawing on tissue; without a page, the brand alone. */
export function linkPictureSvg(page: PicturedPage | null): string {
  const { sheet, shapes } = drawnTissue(page ?? { tint: "amber", drawing: "horse" });
  const words =
    page === null || !canWrite(page.title)
      ? logoAt(72, 262, 106)
      : titlePaths(page.title, { left: 64, top: 72, width: 520 }) + logoAt(64, 518, 48);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<path fill="#f5f1e8" d="M0 0h1200v630H0Z"/>
<svg x="640" y="0" width="560" height="630" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice"><path fill="${sheet}" d="M-400 -300h1200v900H-400Z"/>${shapes}</svg>
${words}
</svg>`;
}
