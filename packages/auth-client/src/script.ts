import { createAuthClient, version } from "./index.ts";

// What a plain page finds after its one script tag.
Object.assign(window, { ZoetropeAuth: { createAuthClient, version } });
