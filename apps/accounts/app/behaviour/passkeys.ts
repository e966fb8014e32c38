import type { BehaviourMessages } from "./behaviour-messages.ts";

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

function show(problem: HTMLElement | null, error: unknown, messages: BehaviourMessages): void {
  if (problem === null || isCalledOff(error)) return;
  const reason = error instanceof PasskeyProblem ? error.message : "";
  problem.textContent =
    messages.passkeyProblems[reason as keyof BehaviourMessages["passkeyProblems"]] ?? messages.passkeyFailed;
}

/** Browsers that speak the JSON of WebAuthn level 3 (section 5.1.8); the others log in with their password. */
const areSupported = (): boolean =>
  "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential;

const beginSignIn = () => ask<Challenge<PublicKeyCredentialRequestOptionsJSON>>("/passkeys/sign-in");

async function signIn(
  { challengeId, options }: Awaited<ReturnType<typeof beginSignIn>>,
  mediation: CredentialMediationRequirement,
  signal: AbortSignal,
): Promise<void> {
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
export function enablePasskeys(messages: BehaviourMessages): void {
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

  const report = (error: unknown): void => show(problem, error, messages);
  /** What went wrong before is over; said again, it is heard again. */
  const forget = (): void => problem?.replaceChildren();
  /** The list in the field. Nobody has asked for it, so nobody is told when it cannot be had; whoever chooses from it is. */
  const offer = async (): Promise<void> => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    const { signal } = waiting;
    const challenge = await beginSignIn().catch(() => null);
    if (challenge === null) return;
    await signIn(challenge, "conditional", signal).catch((error: unknown) => {
      // Before anybody has chosen, what fails is the browser's list, whatever it calls that.
      if (!(error instanceof DOMException)) report(error);
    });
  };

  const button = area.querySelector("[data-use-passkey]");
  button?.addEventListener("click", () => {
    // One ceremony at a time: the list in the field gives way to the dialogue.
    forget();
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    beginSignIn()
      .then((challenge) => signIn(challenge, "optional", signal))
      .catch((error: unknown) => {
        report(error);
        // Called off by whoever looks, not by a second press: the list is there again.
        if (isCalledOff(error) && !signal.aborted) void offer();
      });
  });
  area.querySelector("[data-add-passkey]")?.addEventListener("click", () => {
    forget();
    const name = area.querySelector("input")?.value ?? "";
    register(name).catch(report);
  });
  if (button !== null) void offer();
}
