import type { PasswordChecker } from "@zoetrope/identity/password-strength";
import type { BehaviourMessages } from "./behaviour-messages.ts";

const meterValues = { refused: 6, fair: 11, good: 16, strong: 24 } as const;
/** After the last key: estimating a long password takes some tens of milliseconds. */
const pauseInMs = 120;

/** Words of the person: what the server knows of them, and what is typed beside the password. Whoever guesses tries them first. */
const ownWords = (meter: HTMLElement): string[] => [
  // Written by our own server into our own page.
  ...(JSON.parse(meter.dataset["ownWords"] ?? "[]") as string[]),
  ...Array.from(
    meter.closest("form")?.querySelectorAll<HTMLInputElement>('input:is([name="name"], [name="email"])') ??
      [],
    ({ value }) => value,
  ),
];

/** Buttons that show a password, and the meter of a new one. */
export function enablePasswordFields(messages: BehaviourMessages): void {
  const { showPassword, hidePassword } = messages;
  for (const button of document.querySelectorAll<HTMLElement>("[data-show-password]")) {
    const input = document.getElementById(button.dataset["showPassword"] ?? "");
    if (!(input instanceof HTMLInputElement)) continue;
    button.hidden = false;
    button.addEventListener("click", () => {
      const isShown = input.type === "text";
      input.type = isShown ? "password" : "text";
      button.ariaLabel = isShown ? showPassword : hidePassword;
      button.ariaPressed = String(!isShown);
    });
    // What is sent is a password again, so that the browser offers to keep it.
    input.form?.addEventListener("submit", () => (input.type = "password"));
  }
  for (const meter of document.querySelectorAll<HTMLElement>("[data-strength-of]"))
    enableMeter(meter, messages);
}

/** Says of a new password what the server will say of it, by the server's own rule. */
function enableMeter(meter: HTMLElement, { strength, passwordProblems }: BehaviourMessages): void {
  const input = document.getElementById(meter.dataset["strengthOf"] ?? "");
  const bar = meter.querySelector("progress");
  const text = meter.querySelector("span");
  if (!(input instanceof HTMLInputElement) || bar === null || text === null) return;
  let judge: Promise<PasswordChecker> | undefined;
  const load = (): Promise<PasswordChecker> =>
    (judge ??= import("@zoetrope/identity/password-strength").then(({ loadPasswordChecker }) =>
      loadPasswordChecker(),
    ));
  const show = async (): Promise<void> => {
    meter.hidden = input.value === "";
    if (meter.hidden) return;
    const password = input.value;
    const verdict = (await load())(password, ownWords(meter));
    // Typed on meanwhile.
    if (password !== input.value) return;
    const level = verdict.problem === null ? verdict.strength : "refused";
    bar.value = meterValues[level];
    bar.dataset["level"] = level;
    const message = verdict.problem === null ? strength[verdict.strength] : passwordProblems[verdict.problem];
    if (text.textContent !== message) text.textContent = message;
  };
  let timer: ReturnType<typeof setTimeout>;
  input.addEventListener("focus", () => void load().catch(forget), { once: true });
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void show().catch(forget), pauseInMs);
  });
  /** Without the list the server alone judges; the next key tries again. */
  function forget(): void {
    judge = undefined;
    meter.hidden = true;
  }
}
