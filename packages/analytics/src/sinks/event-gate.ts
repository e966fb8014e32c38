import type { createInstance } from "@amplitude/analytics-browser";
import type { RemoteSettings } from "./remote-settings.ts";

type Client = ReturnType<typeof createInstance>;
type Plugin = Parameters<Client["add"]>[0];
/** What the library knows of itself, of which this is read and replaced. */
type Settings = Parameters<NonNullable<Plugin["setup"]>>[0];

const nothing = {
  attribution: false,
  fileDownloads: false,
  formInteractions: false,
  pageViews: false,
};

/** The library names what it keeps by so much of a project's key. */
const charactersOfKey = 10;

/**
 * Ends what the library of event analytics sends and keeps as soon as a visitor says no. By itself it would only take no more
 * events: what waits for its batch, or for another attempt, would still go out, and cookie and queue would stay.
 */
export function createEventGate(client: Client, key: string) {
  let isOpen = true;
  let settings: Settings | null = null;

  /** Nothing passes while it is closed; what was to be sent then is dropped. */
  function guard(): void {
    if (settings === null) return;
    const { transportProvider } = settings;
    settings.transportProvider = {
      send: (...request) => (isOpen ? transportProvider.send(...request) : Promise.resolve(null)),
    };
  }
  const plugin: Plugin = {
    name: "gate",
    type: "enrichment",
    setup(given) {
      settings = given;
      guard();
      return Promise.resolve();
    },
  };
  async function forget(): Promise<void> {
    // Into the closed gate.
    await client.flush().promise;
    if (isOpen || settings === null) return;
    const name = key.slice(0, charactersOfKey);
    await settings.storageProvider?.remove(`AMP_unsent_${name}`);
    await settings.cookieStorage.remove(`AMP_${name}`);
  }

  return {
    /** To be added before the client is initialised. */
    plugin,
    /** Of what the library could count by itself, sessions alone: they say nothing of a page. */
    apply(this: void, { countsSessions: sessions }: RemoteSettings): void {
      if (settings === null) return;
      settings.defaultTracking = { ...nothing, sessions };
    },
    get isOpen(): boolean {
      return isOpen;
    },
    open(): void {
      isOpen = true;
      client.setOptOut(false);
    },
    /** `ready`: when the client is initialised, before which it has nothing that could be forgotten. */
    close(ready: Promise<void>): void {
      isOpen = false;
      client.setOptOut(true);
      void ready.then(() => {
        if (isOpen) return;
        // Whoever says yes again is somebody else.
        client.reset();
        return forget();
      });
    },
    /** What waits goes with the page, which waits for nothing but a beacon. */
    leave(): void {
      if (!isOpen) return;
      client.setTransport("beacon");
      guard();
      client.flush();
    },
  };
}
