import { consumeReturnParameters } from "./consume-return-parameters.ts";

const opens = "[data-account]";

const loadSignIn = () => import("./sign-in.ts");

/**
 * Log in, Sign up and who is looking. Everything is loaded when it is asked for: the sign-in client on intent or when a visitor
 * comes back from signing in, whoami when the browser has nothing better to do.
 */
export function watchAccount(whenIdle: (run: () => void) => void): void {
  if (document.querySelector(opens) === null) return;
  const taken = consumeReturnParameters();
  if (taken !== "") void loadSignIn().then(({ resumeSignIn }) => resumeSignIn(taken));

  document.addEventListener("click", (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>(opens) : null;
    if (link === null || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void loadSignIn().then(({ openAccount }) => openAccount(link));
  });
  // The client is there by the time the click comes.
  for (const intent of ["pointerover", "focusin"] as const)
    document.addEventListener(
      intent,
      ({ target }) => {
        if (target instanceof Element && target.closest(opens) !== null) void loadSignIn();
      },
      { passive: true },
    );

  const look = () => void import("./page-session.ts").then(({ refreshSession }) => refreshSession());
  // Someone who was signed in on the page before is shown at once.
  if (document.documentElement.classList.contains("is-signed-in") || taken !== "") look();
  else whenIdle(look);
  document.addEventListener("zoetrope:log-out", () => {
    void import("./page-session.ts").then(({ logOut }) => logOut());
  });
}
