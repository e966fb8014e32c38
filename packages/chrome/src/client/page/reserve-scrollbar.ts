/** Notes how wide the scroll bar is, for the style that keeps its place while the page is locked. */
export function reserveScrollbar(): void {
  const { documentElement } = document;
  documentElement.style.setProperty("--scrollbar", `${innerWidth - documentElement.clientWidth}px`);
}
