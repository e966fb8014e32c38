import { preload } from "react-dom";
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

const sourcesOf = ({
  assets,
  fileKey,
  size = "default",
  sizes,
}: Pick<ImageProps, "assets" | "fileKey" | "size" | "sizes">) => ({
  src: imageUrl(assets, fileKey, imageSizes[size]),
  srcSet: sourceWidths(size)
    .map((candidate) => `${imageUrl(assets, fileKey, candidate)} ${candidate}w`)
    .join(", "),
  sizes,
});

/** Asks the head of the page for a picture that is wanted at once and stands in kept markup, as React does for those that it renders. */
export function askForImage(image: Parameters<typeof sourcesOf>[0]): void {
  const { src, srcSet, sizes } = sourcesOf(image);
  preload(src, { as: "image", imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: "high" });
}

/** A picture in the widths that its place can need, up to twice its display width. */
export function Image({ alt, width, height, className, isEager = false, ...image }: ImageProps) {
  return (
    <img
      className={className}
      {...sourcesOf(image)}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? undefined : "lazy"}
      fetchPriority={isEager ? "high" : undefined}
      decoding={isEager ? undefined : "async"}
    />
  );
}
