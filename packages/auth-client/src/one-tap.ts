import { getAddressOn, type SessionCheckResult } from "@zoetrope/auth-protocol";
import { makeElement } from "./make-element.ts";
import { raise } from "./raise.ts";

// Google Identity Services: developers.google.com/identity/gsi/web/reference/js-reference
interface GoogleWindow {
  google?: {
    accounts: {
      id: {
        initialize(options: {
          client_id: string | undefined;
          callback: (answer: { credential: string }) => void;
          nonce: string | undefined;
          use_fedcm_for_prompt: boolean;
        }): void;
        prompt(): void;
      };
    };
  };
}

const scriptUrl = "https://accounts.google.com/gsi/client";

/** Opens Google's prompt. The credential goes to the accounts host by the fragment, which no server log and no referrer sees. */
export function openOneTap(check: SessionCheckResult | undefined, providerOrigin: string): void {
  const { googleCallbackUrl, googleCallbackState: state, googleClientId, googleNonce } = check ?? {};
  // One that leads elsewhere counts as none.
  const address =
    getAddressOn(googleCallbackUrl ?? "", [providerOrigin]) ?? raise("Google callback URL not defined");
  if (!state) raise("Google callback state not defined");
  // Loaded only here: no visitor meets Google before a check has said that nobody is signed in. Who blocks it, has no prompt.
  const onload = (): void => {
    const google = (window as GoogleWindow).google?.accounts.id;
    google?.initialize({
      client_id: googleClientId,
      callback({ credential }) {
        // Both are of letters that an address takes as they are: a JWT, and a token of ours.
        location.assign(`${address}#id_token=${credential}&state=${state}`);
      },
      nonce: googleNonce,
      use_fedcm_for_prompt: true,
    });
    google?.prompt();
  };
  document.head.append(makeElement("script", "", { src: scriptUrl, onload }));
}
