import type { RawFrame } from "@zoetrope/render";

interface Size {
  width: number;
  height: number;
}

/** An SVG of the page as the browser draws it, as large as fits into the size. It has to hold all that it shows. */
export async function svgToPixels(
  svg: SVGSVGElement,
  { width, height }: Size,
): Promise<Omit<RawFrame, "frame">> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("preserveAspectRatio", "xMinYMin meet");
  copy.removeAttribute("style");
  return await svgTextToPixels(new XMLSerializer().serializeToString(copy), { width, height });
}

/** The text of an SVG as the browser draws it, in a size of its own proportions. */
export async function svgTextToPixels(
  text: string,
  { width, height }: Size,
): Promise<Omit<RawFrame, "frame">> {
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("this browser draws no canvas");
    context.drawImage(image, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return { pixels: new Uint8Array(data.buffer), width, height };
  } finally {
    URL.revokeObjectURL(address);
  }
}
