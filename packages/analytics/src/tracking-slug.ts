/**
 * The name of a menu entry as events carry it: “After Effects” is `after-effects`, in every language what its English name says.
 * Raises for an empty or blank name.
 */
export function trackingSlug(item: string): string {
  if (item.trim() === "") throw new Error("Item parameter must be a non-empty string");
  return item
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
