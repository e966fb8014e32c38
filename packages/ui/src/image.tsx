/** Widths that the assets host makes; every other one is refused there. */
export const imageWidths = [160, 320, 640, 960, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Address of a picture resized by the assets host (or by a CDN in front of it that knows the same path). */
export const imageUrl = (assets: string, key: string, width: number, quality = 80): string =>
  `${assets}/cdn-cgi/image/width=${width},quality=${quality},format=auto/files/${key}`;

export interface ImageProps {
  /** Origin of the assets host. */
  assets: string;
  fileKey: string;
  alt: string;
  /** Size of the picture in its own pixels: the browser keeps its place from the first byte on. */
  width: number;
  height: number;
  /** Largest width on the page; twice as many pixels are offered for dense screens. */
  display: ImageWidth;
  sizes: string;
  className?: string;
  /** True for pictures above the fold. */
  isEager?: boolean;
}

/** A picture in the widths that its place can need, up to twice its display width. */
export function Image({
  assets,
  fileKey,
  alt,
  width,
  height,
  display,
  sizes,
  className,
  isEager = false,
}: ImageProps) {
  let srcSet = "";
  for (const candidate of imageWidths) {
    if (candidate < display / 2 || candidate > display * 2) continue;
    srcSet += `${srcSet === "" ? "" : ", "}${imageUrl(assets, fileKey, candidate)} ${candidate}w`;
  }
  return (
    <img
      className={className}
      src={imageUrl(assets, fileKey, display)}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? undefined : "lazy"}
      fetchPriority={isEager ? "high" : undefined}
      decoding={isEager ? undefined : "async"}
    />
  );
}
