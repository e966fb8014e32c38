import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import svgpath from "svgpath";
import { type Paint, shape, type Shape, type Style } from "./figure.ts";
import { boundsOf, subpathsOf } from "./outline.ts";
import { roleOfColour } from "./tissue.ts";

const folder = join(import.meta.dirname, "../../drawings");

/** One outline of a drawing, painted in one colour. */
export interface Piece {
  id: string | null;
  /** Path data in the coordinates of the drawing, transforms applied. */
  data: string;
  /** Its subpaths: limbs, leaves and pins that were drawn in one go. */
  subpaths: string[];
  style: Style;
}

export class Drawing {
  readonly title: string;
  readonly pieces: Piece[];

  constructor(title: string, pieces: Piece[]) {
    this.title = title;
    this.pieces = pieces;
  }

  /** The data of a piece, by its place in the drawing or its id; with `only`, those of its subpaths. */
  data(which: number | string, ...only: number[]): string {
    const piece = this.requirePiece(which);
    if (only.length === 0) return piece.data;
    return only.map((index) => this.subpath(piece, which, index)).join("");
  }

  /** A piece as a shape in its own colours; with `only`, those of its subpaths. */
  piece(which: number | string, ...only: number[]): Shape {
    return shape(this.data(which, ...only), this.requirePiece(which).style);
  }

  /** A piece without some of its subpaths. */
  pieceWithout(which: number | string, ...left: number[]): Shape {
    const piece = this.requirePiece(which);
    return shape(piece.subpaths.filter((_, index) => !left.includes(index)).join(""), piece.style);
  }

  /** The subpaths of a piece as shapes of their own. */
  split(which: number | string): Shape[] {
    const piece = this.requirePiece(which);
    return piece.subpaths.map((data) => shape(data, piece.style));
  }

  /** Several pieces, each as a shape in its own colours. */
  all(...which: (number | string)[]): Shape[] {
    return which.map((one) => this.piece(one));
  }

  /** Left, top, right, bottom. */
  bounds(which: number | string, ...only: number[]): [number, number, number, number] {
    return boundsOf(this.data(which, ...only));
  }

  private subpath(piece: Piece, which: number | string, index: number): string {
    const found = piece.subpaths[index];
    if (found === undefined) throw new Error(`${this.title}: piece ${which} has no subpath ${index}`);
    return found;
  }

  private requirePiece(which: number | string): Piece {
    const found =
      typeof which === "number" ? this.pieces[which] : this.pieces.find((piece) => piece.id === which);
    if (!found) throw new Error(`${this.title} has no piece ${which}`);
    return found;
  }
}

const paintOf = (value: string | undefined): Paint | undefined =>
  value === undefined || value === "none" ? undefined : (roleOfColour(value) as Paint);

function styleOf(attributes: Record<string, string>): Style {
  const style: Style = {};
  const fill = paintOf(attributes["fill"] ?? "#000000");
  const stroke = paintOf(attributes["stroke"]);
  if (fill) style.fill = fill;
  if (attributes["fill-rule"] === "evenodd") style.evenOdd = true;
  if (stroke) style.stroke = { paint: stroke, width: Number(attributes["stroke-width"] ?? 1) };
  return style;
}

function collect(element: XmlElement, transforms: readonly string[], into: Piece[]): void {
  const own = element.attributes["transform"];
  const chain = own === undefined ? transforms : [own, ...transforms];
  for (const child of element.children) if (child instanceof XmlElement) collect(child, chain, into);
  const { d, id = null } = { id: element.attributes["id"], d: element.attributes["d"] };
  if (element.name !== "path" || d === undefined) return;
  const data = chain
    .reduce((path, one) => path.transform(one), svgpath(d).abs())
    .round(2)
    .toString();
  into.push({ id, data, subpaths: subpathsOf(data), style: styleOf(element.attributes) });
}

/**
 * A drawing from the folder `drawings`, its paths flattened and its colours named by role; the sheet behind it
 * (a rectangle) is left to the film. Example: `importDrawing("whale.svg")`.
 */
export function importDrawing(file: string): Drawing {
  const { root } = parseXml(readFileSync(join(folder, file), "utf8"));
  if (!root) throw new Error(`${file} is empty`);
  const pieces: Piece[] = [];
  collect(root, [], pieces);
  const title = root.children.find((child) => child instanceof XmlElement && child.name === "title");
  return new Drawing(title instanceof XmlElement ? title.text : file, pieces);
}
