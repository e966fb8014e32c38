const pngWidthInPx = 2_048;

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const saveSvg = (svg: string): void =>
  save(new Blob([svg], { type: "image/svg+xml" }), "zoetrope-logo.svg");

/** Draws the SVG on a canvas, 2,048 px wide, with a transparent ground. */
export async function savePng(svg: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = pngWidthInPx;
  canvas.height = Math.round((pngWidthInPx * image.naturalHeight) / image.naturalWidth);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("the canvas gave no picture");
  save(blob, "zoetrope-logo.png");
}
