import type { BehaviourWords } from "./behaviour-words.ts";

/** What makes a password hard to guess, roughly: its length first, then what it is made of. */
export function strengthOf(password: string): { lit: number; level: keyof BehaviourWords["strength"] } {
  const { length } = password;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const isMonotonous = new Set(password).size <= length / 3;
  if (length < 8 || isMonotonous) return { lit: Math.min(6, length), level: "weak" };
  const points = length + kinds;
  if (points < 12) return { lit: 11, level: "fair" };
  if (length < 14) return { lit: 16, level: "good" };
  return { lit: 24, level: "strong" };
}

/** Buttons that show a password, and the meter of a new one. */
export function wakePasswordFields({ showPassword, hidePassword, strength }: BehaviourWords): void {
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
  for (const meter of document.querySelectorAll<HTMLElement>("[data-strength-of]")) {
    const input = document.getElementById(meter.dataset["strengthOf"] ?? "");
    const bar = meter.querySelector("progress");
    const text = meter.querySelector("span");
    if (!(input instanceof HTMLInputElement) || bar === null || text === null) continue;
    const show = (): void => {
      meter.hidden = input.value === "";
      const { lit, level } = strengthOf(input.value);
      bar.value = lit;
      bar.dataset["level"] = level;
      if (text.textContent !== strength[level]) text.textContent = strength[level];
    };
    input.addEventListener("input", show);
    show();
  }
}
