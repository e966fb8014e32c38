import { defaultImageQuality, imageSizes, sourceWidths, type ImageSize } from "./image-sizes.ts";

/** Address of a picture resized by the assets host (or by a CDN in front of it that knows the same path). */
export const imageUrl = (
  assets: string,
  key: string,
  width: number = imageSizes.default,
  quality = defaultImageQuality,
): string => `${assets}/cdn-cgi/image/width=${width},quality=${quality},format=auto/files/${key}`;

export interface ImageProps {
  /** Origin of the assets host. */
  assets: string;
  fileKey: string;
  alt: string;
  /** Size of the picture in its own pixels: the browser keeps its place from the first byte on. */
  width: number | string;
  height: number | string;
  /** Largest width on the page; twice as many pixels are offered for dense screens. Default "default" (1200). */
  size?: ImageSize;
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
  size = "default",
  sizes,
  className,
  isEager = false,
}: ImageProps) {
  const srcSet = sourceWidths(size)
    .map((candidate) => `${imageUrl(assets, fileKey, candidate)} ${candidate}w`)
    .join(", ");
  return (
    <img
      className={className}
      src={imageUrl(assets, fileKey, imageSizes[size])}
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
