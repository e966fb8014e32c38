import {
  decodeAuthErrors,
  decodeCallbackPayload,
  encodeFrameParameters,
  finishAddress,
  getAddressOn,
  readUtmTags,
  type FinishParameter,
  type FrameKind,
  type FrameMessage,
  type FrameMode,
  type FrameName,
  type HostMessage,
  type SessionCheckResult,
} from "@zoetrope/auth-protocol";
import { acceptMessage } from "./accept-message.ts";
import type {
  AuthClient,
  AuthClientConfig,
  AuthEvent,
  LogoutOptions,
  OpenWithTokenOptions,
  SessionCheck,
} from "./auth-client.ts";
import { createFrameBox, createHiddenFrame, patienceInMs } from "./frame-box.ts";
import { logDebug } from "./log-debug.ts";
import { openOneTap } from "./one-tap.ts";
import { requireElement } from "./require-element.ts";
import { takeReturnParameters } from "./take-return-parameters.ts";

const frameId = "auth-client-iframe";
const sessionFrameId = "auth-client-session-check-iframe";

const finishEvents = ["afterLogin", "afterRegister", "afterLogout"] as const;

const flagOf = (event: (typeof finishEvents)[number]): FinishParameter =>
  `finish_${event.slice(5).toLowerCase()}` as FinishParameter;

interface FrameOptions extends OpenWithTokenOptions {
  errorMessage?: string | undefined;
}

interface Live {
  kind: FrameKind;
  frame: HTMLIFrameElement;
  remove(): void;
  /** What a message of this frame does; null: it will say nothing more. */
  receive(message: FrameMessage | null): void;
}

function requireAddress(address: string, ...origins: [string, ...string[]]): string {
  const checked = getAddressOn(address, origins);
  if (!checked) throw new Error("address refused");
  return checked;
}

/** Makes a client for one page. Touches nothing before a method is called, so it can be made on a server too. */
export function createAuthClient(configuration: AuthClientConfig): AuthClient {
  let config: AuthClientConfig | null = configuration;
  let answer: SessionCheckResult | null = null;
  let check: Promise<SessionCheck> | null = null;
  const live: { [kind in FrameKind]?: Live | undefined } = {};
  /** Counts closings: an opening that still waits for its element does not outlive one. */
  let closings = 0;

  function requireConfig(): AuthClientConfig {
    if (!config?.callback) throw new Error("callback called before being defined");
    return config;
  }

  function report(event: AuthEvent): void {
    logDebug(config?.debug, event.name);
    requireConfig().callback(event);
  }

  const providerOrigin = (): string => new URL(requireConfig().baseAuthUrl).origin;

  /** Address of a frame, and where the visitor is led after it. */
  function addressesOf(
    name: FrameName,
    options: FrameOptions = {},
    mode: FrameMode = "modal",
  ): [string, string] {
    const { theme, locale, fullPageReturnToPath = "/", allowedReturnOrigins = [] } = requireConfig();
    const { returnToUrl, returnToPath = fullPageReturnToPath } = options;
    const { origin, search } = location;
    const returnAddress = returnToUrl
      ? requireAddress(returnToUrl, origin, ...allowedReturnOrigins)
      : requireAddress(returnToPath, origin);
    const query = encodeFrameParameters({
      theme,
      locale,
      ...options,
      returnToPath: returnToUrl ? undefined : returnToPath,
      mode,
      origin,
      utmTags: readUtmTags(new URLSearchParams(search)),
    });
    return [`${providerOrigin()}/${name}?${query}`, returnAddress];
  }

  function add(frame: Live): void {
    live[frame.kind] = frame;
    addEventListener("message", onMessage);
  }

  function requireNoFrame(): void {
    if (document.getElementById(frameId))
      throw new Error("iframe already exists, skipping open iframe command");
  }

  /** Takes a frame out of the page; whoever waits for it hears that it will say nothing. */
  function remove(kind: FrameKind): void {
    const frame = live[kind];
    live[kind] = undefined;
    frame?.remove();
    frame?.receive(null);
  }

  function onMessage(event: MessageEvent<unknown>): void {
    const [frame, message] = acceptMessage(event, providerOrigin(), Object.values(live)) ?? [];
    logDebug(config?.debug, message?.type ?? "refused");
    if (message) frame?.receive(message);
  }

  async function open(name: FrameName, options: FrameOptions = {}): Promise<void> {
    const { targetElementId, mode = targetElementId ? "element" : "modal", metadata, errorMessage } = options;
    const [url, returnAddress] = addressesOf(name, options, mode);
    const before = closings;
    const target = mode === "modal" ? null : await requireElement(targetElementId);
    if (before !== closings) return;
    requireNoFrame();
    const receive = (message: FrameMessage | null): void => {
      if (message?.type === "frameReady") {
        box.show(message.payload.title);
        // What has the focus in a page of another origin is that page's to say.
        if (!target)
          box.frame.contentWindow?.postMessage({ type: "takeFocus" } satisfies HostMessage, providerOrigin());
        return;
      }
      remove("shown");
      switch (message?.type) {
        case "afterLogin":
        case "afterRegister":
          location.assign(
            finishAddress(returnAddress, flagOf(message.type), {
              ...message.payload,
              metadata: message.payload.metadata ?? metadata,
            }),
          );
          break;
        case "openAuthUrl":
          location.assign(requireAddress(message.payload.url, providerOrigin()));
          break;
        case "logout":
          logout().catch(reportError);
          break;
        case "closeModal":
          if (message.payload) report({ name: "modalClosed", payload: message.payload });
          break;
        case "afterLogout":
        case "sessionCheckResult":
        case undefined:
      }
    };
    const box = createFrameBox(frameId, url, target, mode, { ...config, ...options }, (payload) =>
      receive({ type: "closeModal", payload }),
    );
    add({ ...box, kind: "shown", receive });
    report({ name: "modalOpened", frame: name, mode, userInitiated: !errorMessage });
  }

  /** Loads a hidden frame and waits for the one thing that it says; null when it is silent. */
  async function ask(kind: "session" | "logout", id: string, url: string): Promise<FrameMessage | null> {
    const message = await new Promise<FrameMessage | null>((receive) => {
      const frame = createHiddenFrame(id, url);
      add({ kind, frame, remove: () => frame.remove(), receive });
      setTimeout(receive, patienceInMs, null);
    });
    remove(kind);
    return message;
  }

  const getCheck = (): SessionCheck => ({
    session: answer?.session ?? null,
    reason: answer ? "answered" : "noAnswer",
  });

  async function askSession(): Promise<SessionCheck> {
    const message = await ask("session", sessionFrameId, addressesOf("session")[0]);
    if (message?.type === "sessionCheckResult") answer = message.payload;
    if (config) {
      report({ name: "sessionCheck", ...getCheck() });
      const isFree = !live.shown && !config.disableOneTapOpenAutomatically;
      if (isFree && answer?.googleClientId && !answer.session) openOneTap(answer, providerOrigin());
    }
    return getCheck();
  }

  async function logout(options?: LogoutOptions): Promise<void> {
    const [url, returnAddress] = addressesOf("logout", options);
    requireNoFrame();
    // A check that still runs would bring back who is about to go.
    answer = null;
    remove("session");
    const message = await ask("logout", frameId, url);
    if (!message) throw new Error("logout unanswered");
    // Of another site, the frame has no session to end: the window has.
    location.assign(
      message.type === "openAuthUrl"
        ? requireAddress(message.payload.url, providerOrigin())
        : finishAddress(returnAddress, flagOf("afterLogout")),
    );
  }

  function close(): void {
    closings++;
    remove("shown");
  }

  return {
    async start(query = "") {
      const taken = takeReturnParameters(query);
      const targetElementId = requireConfig().fullPageTargetElementId;
      const payload = decodeCallbackPayload(taken.cb_payload);
      for (const name of finishEvents) if (taken[flagOf(name)] === "true") report({ name, payload });
      for (const [name, token, label] of [
        ["reset-password", taken.password_reset_token, "reset-token"],
        ["email-verification", taken.email_verification_token, "e-mail verification token"],
      ] as const) {
        if (!token) continue;
        if (!targetElementId) throw new Error(`${label} detected but loaded without a target element id`);
        await open(name, { mode: "element_full", targetElementId, token });
      }
      const failed = decodeAuthErrors(taken.auth_errors);
      if (failed) await open(failed.returnAction, { ...failed.config, errorMessage: failed.errors[0] });
    },
    // Once answered, the answer stays.
    checkSession: async () =>
      answer
        ? getCheck()
        : (check ??= askSession().finally(() => {
            check = null;
          })),
    openLogin: (options) => open("login", options),
    openRegister: (options) => open("register", options),
    openResetPassword: (options) => open("reset-password", options),
    openEmailVerification: (options) => open("email-verification", options),
    openOneTap: async () => openOneTap(answer, providerOrigin()),
    logout,
    close,
    reset() {
      config = answer = null;
      close();
      remove("session");
      remove("logout");
      removeEventListener("message", onMessage);
    },
  };
}
