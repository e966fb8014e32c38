const address = "https://sr-client-cfg.amplitude.com/config";
const timeoutInMs = 5_000;

/** What a project of event analytics may decide for pages; more than this is taken from nobody. */
export interface RemoteSettings {
  /** The beginning and the end of sessions are events. */
  countsSessions: boolean;
}

/** The part of the answer that is read; nothing of it has to be there. */
interface Answer {
  configs?: { analyticsSDK?: { browserSDK?: { autocapture?: boolean | { sessions?: boolean } } } };
}

/**
 * What the project has decided, asked for once for a page with the session that it is in. The library would ask by itself and do
 * whatever it is told: collect clicks, forms, requests and addresses, which may carry what nobody else is to see.
 */
export async function fetchRemoteSettings(
  key: string,
  sessionId: number | undefined,
): Promise<RemoteSettings> {
  const query = new URLSearchParams({ api_key: key, config_keys: "analyticsSDK" });
  if (sessionId !== undefined) query.set("session_id", String(sessionId));
  const left = new AbortController();
  const timer = setTimeout(() => left.abort(), timeoutInMs);
  try {
    const response = await fetch(`${address}?${query.toString()}`, {
      headers: { accept: "*/*" },
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: left.signal,
    });
    if (!response.ok) throw new Error(`remote settings: ${response.status}`);
    const { configs } = (await response.json()) as Answer;
    const autocapture = configs?.analyticsSDK?.browserSDK?.autocapture;
    return { countsSessions: typeof autocapture === "object" && autocapture.sessions === true };
  } finally {
    clearTimeout(timer);
  }
}
