/** Asks the chrome of the page for its way in; `returnToPath`: where one comes back to, default this page. */
export function openAccount(kind: "log-in" | "sign-up", returnToPath?: string): void {
  document.dispatchEvent(new CustomEvent("zoetrope:open-account", { detail: { kind, returnToPath } }));
}
