import { readChromeData } from "@zoetrope/chrome/read-chrome-data";
import { createGatewayClient } from "@zoetrope/gateway-client";
import { pageSession, loadSession } from "@zoetrope/session";

interface Answer {
  data?: { next: string };
  detail?: string;
  problems?: Record<string, string>;
}

const fieldNamed = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | null;

/** Sends a form without leaving the page, so that nothing that was typed is lost; its answer stands at the fields. */
export function sendForm(form: HTMLFormElement): void {
  fillPage(form);
  const token = signedInToken(form);
  let isSending = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    void submit(form, token).finally(() => {
      isSending = false;
    });
  });
}

/** `?from=` of a link in the menus: the page that somebody comes from. Only addresses of our own hosts are taken. */
function fillPage(form: HTMLFormElement): void {
  const from = new URLSearchParams(location.search).get("from");
  const field = fieldNamed(form, "page");
  const urls = readChromeData()?.urls;
  if (from === null || field === null || field.value !== "" || urls === undefined) return;
  const address = URL.parse(from, location.origin);
  if (address !== null && [location.origin, ...Object.values(urls)].includes(address.origin))
    field.value = address.href;
}

/** Who is signed in need not type their address, and finds the message in the export of their data. */
async function signedInToken(form: HTMLFormElement): Promise<string | null> {
  const urls = readChromeData()?.urls;
  if (urls === undefined) return null;
  try {
    const { user } = await loadSession(pageSession({ urls }));
    if (user === null) return null;
    const email = fieldNamed(form, "email");
    if (email !== null && email.value === "") email.value = user.email;
    return await createGatewayClient({ apiUrl: urls.api, accountsUrl: urls.accounts }).token();
  } catch {
    // A message of somebody unknown is a message as well.
    return null;
  }
}

async function submit(form: HTMLFormElement, token: Promise<string | null>): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const label = button?.textContent ?? "";
  const { sending = "", failed = "", tooLarge = "", maxBytes = "0" } = form.dataset;
  showProblems(form, {}, "");
  const picture = fieldNamed(form, "picture")?.files?.[0];
  if (picture !== undefined && picture.size > Number(maxBytes)) {
    showProblems(form, { picture: tooLarge }, "");
    return;
  }
  if (button !== null) button.textContent = sending;
  button?.setAttribute("aria-disabled", "true");
  try {
    const bearer = await token;
    const response = await fetch(form.action, {
      method: "POST",
      body: new FormData(form),
      headers: {
        accept: "application/json",
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      },
    });
    const answer = (await response.json()) as Answer;
    if (answer.data === undefined) showProblems(form, answer.problems ?? {}, answer.detail ?? failed);
    else location.assign(answer.data.next);
  } catch {
    showProblems(form, {}, failed);
  } finally {
    if (button !== null) button.textContent = label;
    button?.removeAttribute("aria-disabled");
  }
}

function showProblems(form: HTMLFormElement, problems: Record<string, string>, why: string): void {
  for (const old of form.querySelectorAll("[data-problem]")) old.remove();
  for (const field of form.querySelectorAll<HTMLElement>("[aria-invalid]")) {
    field.removeAttribute("aria-invalid");
    field.closest(".field")?.classList.remove("is-error");
    describe(field, false);
  }
  for (const [name, text] of Object.entries(problems)) {
    const field = fieldNamed(form, name);
    if (field === null) continue;
    const problem = document.createElement("p");
    problem.className = "field__error";
    problem.id = `${name}-problem`;
    problem.dataset["problem"] = "";
    problem.textContent = text;
    field.closest(".field")?.append(problem);
    field.closest(".field")?.classList.add("is-error");
    field.setAttribute("aria-invalid", "true");
    describe(field, true);
  }
  const alert = form.querySelector("[role=alert]");
  if (alert !== null) alert.textContent = why;
  form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}

/** What describes a field: its hint, and what is wrong with it. */
function describe(field: HTMLElement, isWrong: boolean): void {
  const ids = [`${field.id}-hint`, ...(isWrong ? [`${field.id}-problem`] : [])];
  const known = ids.filter((id) => document.getElementById(id) !== null);
  if (known.length > 0) field.setAttribute("aria-describedby", known.join(" "));
  else field.removeAttribute("aria-describedby");
}
