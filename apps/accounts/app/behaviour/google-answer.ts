/** Sends on what Google has put behind the `#`; first of all it leaves the address, where history and scripts could read it. */
export function sendGoogleAnswer(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-google-answer]");
  if (form === null) return;
  const answer = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, "", location.pathname + location.search);
  for (const name of ["id_token", "state", "error"]) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = answer.get(name) ?? "";
  }
  if (!answer.has("id_token") && !answer.has("error")) {
    const error = form.elements.namedItem("error");
    if (error instanceof HTMLInputElement) error.value = "unknown";
  }
  // Which visit this is the answer for: a way back that stands in the address itself is one (One Tap).
  const state = answer.get("state") ?? "";
  if (location.search === "") form.action = `/one-tap?${new URLSearchParams({ state }).toString()}`;
  form.hidden = false;
  form.requestSubmit();
}
