import { createAuthClient, type AuthClientConfig, type AuthEvent } from "@zoetrope/auth-client";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

declare const providerAddress: string;

const events: AuthEvent[] = [];
const make = (extra: Partial<AuthClientConfig>) =>
  createAuthClient({ baseAuthUrl: providerAddress, callback: (event) => events.push(event), ...extra });
const client = make({ fullPageTargetElementId: "place" });
Object.assign(window, { events, raised: [], make, client });

function App() {
  const [wasPressed, setWasPressed] = useState(false);
  const open = () => {
    setWasPressed(true);
    void client.openLogin({ metadata: { plan: "pro" } });
  };
  return (
    <main>
      <h1>Host page</h1>
      <button id="opener" data-pressed={wasPressed} onClick={open}>
        Log in
      </button>
      <div id="place" />
    </main>
  );
}

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
