import type { BehaviourWords } from "./behaviour-words.ts";

interface Challenge<Options> {
  challengeId: string;
  options: Options;
}

/** Asks one of our own addresses; throws with the reason where it refuses. */
async function ask<T>(path: string, body: object = {}): Promise<T> {
  const response = await fetch(path + location.search, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as { reason?: string } | null;
  throw new PasskeyProblem(problem?.reason ?? "");
}

class PasskeyProblem extends Error {}

/** Cut off by ourselves or by the visitor: nothing to report. */
const isCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "AbortError" || error.name === "NotAllowedError");

function show(problem: HTMLElement | null, error: unknown, words: BehaviourWords): void {
  if (problem === null || isCalledOff(error)) return;
  const reason = error instanceof PasskeyProblem ? error.message : "";
  problem.textContent =
    words.passkeyProblems[reason as keyof BehaviourWords["passkeyProblems"]] ?? words.passkeyFailed;
}

/** Browsers that speak the JSON of WebAuthn level 3 (section 5.1.8); the others log in with their password. */
const areSupported = (): boolean =>
  "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential;

async function signIn(mediation: CredentialMediationRequirement, signal: AbortSignal): Promise<void> {
  const { challengeId, options } =
    await ask<Challenge<PublicKeyCredentialRequestOptionsJSON>>("/passkeys/sign-in");
  const credential = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    mediation,
    signal,
  });
  if (!(credential instanceof PublicKeyCredential)) return;
  const { location: next } = await ask<{ location: string }>("/passkeys/sign-in/answer", {
    challengeId,
    response: credential.toJSON(),
  });
  location.replace(next);
}

async function register(name: string): Promise<void> {
  const { challengeId, options } =
    await ask<Challenge<PublicKeyCredentialCreationOptionsJSON>>("/passkeys/registration");
  const credential = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
  if (!(credential instanceof PublicKeyCredential)) return;
  const { location: next } = await ask<{ location: string }>("/passkeys/registration/answer", {
    challengeId,
    response: credential.toJSON(),
    name,
  });
  location.assign(next);
}

/** The button on the login page, the list in its field (conditional UI), and the button in the settings. */
export function wakePasskeys(words: BehaviourWords): void {
  const area = document.querySelector<HTMLElement>("[data-passkey]");
  if (area === null) return;
  if (!areSupported()) {
    const missing = document.querySelector<HTMLElement>("[data-passkey-missing]");
    if (missing !== null) missing.hidden = false;
    return;
  }
  area.hidden = false;
  const problem = area.querySelector<HTMLElement>("[data-passkey-problem]");
  let waiting = new AbortController();

  area.querySelector("[data-use-passkey]")?.addEventListener("click", () => {
    // One ceremony at a time: the list in the field gives way to the dialogue.
    waiting.abort();
    waiting = new AbortController();
    signIn("optional", waiting.signal).catch((error: unknown) => show(problem, error, words));
  });
  area.querySelector("[data-add-passkey]")?.addEventListener("click", () => {
    const name = area.querySelector("input")?.value ?? "";
    register(name).catch((error: unknown) => show(problem, error, words));
  });
  if (area.querySelector("[data-use-passkey]") !== null) {
    void PublicKeyCredential.isConditionalMediationAvailable?.().then(async (isAvailable) => {
      if (isAvailable) await signIn("conditional", waiting.signal).catch(() => {});
    });
  }
}
