import type { ChromeMessages } from "@zoetrope/i18n";
import { parseMessages } from "@zoetrope/i18n/bind-messages";

type Messages = Pick<
  ChromeMessages["search"]["example"],
  "looking" | "cancelled" | "tooLarge" | "unreadable" | "empty" | "tooMany" | "failed"
>;

/** What the api host says of a file that it does not take, as the zone says it. */
export function refusalOf(
  status: number,
  refusal: string | undefined,
): Exclude<keyof Messages, "looking" | "cancelled"> {
  if (status === 413) return "tooLarge";
  if (status === 429) return "tooMany";
  if (status !== 400) return "failed";
  return refusal === "cannot-be-drawn" ? "empty" : "unreadable";
}

/** The results with something more asked for: what is like an example, or a colour. */
export function resultsWith(results: string, kept: string, name: "like" | "colour", value: string): string {
  const parameters = new URLSearchParams(kept);
  parameters.delete("page");
  parameters.set(name, value);
  return `${results}?${parameters}`;
}

/** Lets people drop or choose an example, or pick a colour (search/example-zone.tsx). Returns how to stop what runs. */
export function watchExampleZone(
  zone: HTMLFormElement,
  go = (address: string) => location.assign(address),
): () => void {
  const input = zone.querySelector<HTMLInputElement>("input[type=file]");
  const colour = zone.querySelector<HTMLInputElement>("[data-colour]");
  const status = zone.querySelector<HTMLElement>("[data-status]");
  const idle = zone.querySelector<HTMLElement>("[data-idle]");
  const busy = zone.querySelector<HTMLElement>("[data-busy]");
  const cancel = zone.querySelector<HTMLButtonElement>("[data-cancel]");
  if (!input || !colour || !status || !idle || !busy || !cancel || zone.dataset["watched"] !== undefined)
    return () => {};
  zone.dataset["watched"] = "";
  const { results = "", colourResults = "", kept = "", size = "", maxBytes = "0" } = zone.dataset;
  const messages = parseMessages(document.documentElement.lang, zone.dataset["messages"] ?? "{}") as Messages;
  let running: AbortController | null = null;

  const setBusy = (isBusy: boolean): void => {
    idle.hidden = isBusy;
    busy.hidden = !isBusy;
  };
  const say = (text: string, isRefusal = false): void => {
    status.textContent = text;
    status.parentElement?.classList.toggle("field__error", isRefusal);
  };
  const showRefusal = (name: ReturnType<typeof refusalOf>): void => {
    say(name === "tooLarge" ? messages.tooLarge({ size }) : messages[name], true);
  };
  const stop = (): void => {
    running?.abort();
    running = null;
    setBusy(false);
    input.value = "";
  };

  const ask = async (file: File): Promise<void> => {
    stop();
    if (file.size > Number(maxBytes)) return showRefusal("tooLarge");
    const { signal } = (running = new AbortController());
    setBusy(true);
    say(messages.looking({ name: file.name }));
    cancel.focus();
    try {
      const body = new FormData();
      body.set("file", file);
      const answer = await fetch(zone.action, { method: "POST", body, signal });
      const { like, refusal } = (await answer.json()) as { like?: string; refusal?: string };
      if (answer.ok && like !== undefined) return go(resultsWith(results, kept, "like", like));
      stop();
      showRefusal(refusalOf(answer.status, refusal));
    } catch {
      if (signal.aborted) return;
      stop();
      showRefusal("failed");
    }
    input.focus();
  };

  const askForChosen = (): void => {
    const file = input.files?.[0];
    if (file !== undefined) void ask(file);
  };
  input.addEventListener("change", askForChosen);
  colour.addEventListener("change", () =>
    go(resultsWith(colourResults, kept, "colour", colour.value.slice(1))),
  );
  cancel.addEventListener("click", () => {
    stop();
    say(messages.cancelled);
    input.focus();
  });
  const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;
  for (const kind of ["dragenter", "dragover"] as const)
    zone.addEventListener(kind, (event) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      zone.classList.add("is-over");
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
    });
  zone.addEventListener("dragleave", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && zone.contains(relatedTarget))) zone.classList.remove("is-over");
  });
  zone.addEventListener("drop", (event) => {
    zone.classList.remove("is-over");
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void ask(file);
  });
  // Back from the results the browser shows this page as it was left; the first time it is shown, somebody may have begun already.
  addEventListener("pageshow", ({ persisted }) => persisted && stop());
  // Chosen before this script was there.
  askForChosen();
  return stop;
}
