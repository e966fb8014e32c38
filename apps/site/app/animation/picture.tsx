export interface PictureProps {
  /** Addresses by width, smallest first. */
  sources: { width: number; url: string }[];
  sizes: string;
  width: number | string;
  height: number | string;
  alt: string;
}

/** The poster of an animation; it is what people see first, so it is asked for first. */
export function Picture({ sources, sizes, width, height, alt }: PictureProps) {
  return (
    <img
      src={sources.at(-1)?.url}
      srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(", ")}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      fetchPriority="high"
    />
  );
}
