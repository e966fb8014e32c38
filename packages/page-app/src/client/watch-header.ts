/** The line under the header once the page has moved, and panels that close when one turns away from them. */
export function watchHeader(): void {
  const header = document.querySelector(".header");
  const mark = () => header?.classList.toggle("is-scrolled", scrollY > 0);
  addEventListener("scroll", mark, { passive: true });
  mark();

  const open = () =>
    document.querySelectorAll<HTMLDetailsElement>(
      ".nav__menu[open], .language-menu[open], [data-dismiss][open]",
    );
  document.addEventListener("click", ({ target }) => {
    for (const details of open())
      if (target instanceof Node && !details.contains(target)) details.open = false;
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const details of open()) {
      details.open = false;
      details.querySelector("summary")?.focus();
    }
  });
}
