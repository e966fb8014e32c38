/** A form that is under way is not sent twice. The page that comes back from the history may be sent again. */
export function watchForms(): void {
  const buttonsOf = (form: Element) => form.querySelectorAll<HTMLButtonElement>("button[type=submit]");
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset["busy"] === undefined) return;
    if (form.dataset["busy"] === "true") return event.preventDefault();
    form.dataset["busy"] = "true";
    for (const button of buttonsOf(form)) button.ariaBusy = "true";
  });
  addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-busy]")) {
      form.dataset["busy"] = "";
      for (const button of buttonsOf(form)) button.ariaBusy = "false";
    }
  });
}
