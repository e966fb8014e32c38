/** Fetches the drawings of a part that has come into sight. */
export function showDrawings(root: ParentNode): void {
  for (const use of root.querySelectorAll<SVGUseElement>("use[data-href]")) {
    use.setAttribute("href", use.dataset["href"] ?? "");
    delete use.dataset["href"];
  }
}
