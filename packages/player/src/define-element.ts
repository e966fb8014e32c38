import { engineSources } from "./engine-sources.ts";
import { createPlayerElement } from "./zoetrope-player.ts";

export type { ZoetropePlayerElement } from "./zoetrope-player.ts";

// Imported where a page is rendered on a server, there is nothing to define.
if (typeof customElements !== "undefined" && !customElements.get("zoetrope-player"))
  customElements.define("zoetrope-player", createPlayerElement(engineSources()));
