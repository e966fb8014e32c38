import {
  decodeAuthErrors,
  decodeCallbackPayload,
  encodeFrameParameters,
  finishAddress,
  getAddressOn,
  readFrameMessage,
  readUtmTags,
  type FinishParameter,
  type FrameKind,
  type FrameMessage,
  type FrameMode,
  type FrameName,
  type HostMessage,
  type SessionCheckResult,
} from "@zoetrope/auth-protocol";
import type {
  AuthClient,
  AuthClientConfig,
  AuthEvent,
  LogoutOptions,
  OpenWithTokenOptions,
  SessionCheck,
} from "./auth-client.ts";
import { createFrameBox, makeFrame, timeoutInMs } from "./frame-box.ts";
import { openOneTap } from "./one-tap.ts";
import { logDebug } from "./log-debug.ts";
import { raise } from "./raise.ts";
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

/** What is left of a shown frame's messages when the others are dealt with. */
type Finished = Extract<FrameMessage, { type: "afterLogin" | "afterRegister" }>;

interface Live {
  kind: FrameKind;
  frame: HTMLIFrameElement;
  remove(): void;
  /** What a message of this frame does; null: it will say nothing more. */
  receive(message: FrameMessage | null): void;
}

function requireAddress(address: string, ...origins: [string, ...string[]]): string {
  return getAddressOn(address, origins) ?? raise("address refused");
}

/** Makes a client for one page. Touches nothing before a method is called, so it can be made on a server too. */
export function createAuthClient(configuration: AuthClientConfig): AuthClient {
  let config: AuthClientConfig | undefined = configuration;
  let answer: SessionCheckResult | undefined;
  let check: Promise<SessionCheck> | null = null;
  const live: { [kind in FrameKind]?: Live | undefined } = {};
  /** Counts closings: an opening that still waits for its element does not outlive one. */
  let closings = 0;

  function requireConfig(): AuthClientConfig {
    return config?.callback ? config : raise("callback called before being defined");
  }

  function report(event: AuthEvent): void {
    logDebug(config, event.name);
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
    if (document.getElementById(frameId)) raise("iframe already exists, skipping open iframe command");
  }

  /** Takes a frame out of the page; whoever waits for it hears that it will say nothing. */
  function remove(kind: FrameKind): void {
    const frame = live[kind];
    delete live[kind];
    frame?.remove();
    frame?.receive(null);
  }

  /**
   * A message counts if it comes from the provider's exact origin, from the window of a frame that is in the page now, in a valid shape,
   * and says something that this kind of frame may say.
   */
  function onMessage({ origin, source, data }: MessageEvent<unknown>): void {
    const frame = source && Object.values(live).find((one) => one?.frame.contentWindow === source);
    const message = frame && origin === providerOrigin() && readFrameMessage(data, frame.kind);
    logDebug(config, message ? message.type : "refused");
    if (message) frame.receive(message);
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
        box.show(message.payload);
        // What has the focus in a page of another origin is that page's to say.
        if (!target)
          box.frame.contentWindow?.postMessage({ type: "takeFocus" } satisfies HostMessage, providerOrigin());
        return;
      }
      remove("shown");
      if (message?.type === "openAuthUrl")
        location.assign(requireAddress(message.payload.url, providerOrigin()));
      else if (message?.type === "logout") logout().catch(reportError);
      else if (message?.type === "closeModal") {
        if (message.payload) report({ name: "modalClosed", payload: message.payload });
      } else if (message) {
        const { type, payload } = message as Finished;
        location.assign(
          finishAddress(returnAddress, flagOf(type), { ...payload, metadata: payload.metadata ?? metadata }),
        );
      }
    };
    const box = createFrameBox(frameId, url, target, { ...config, ...options }, (reason) =>
      receive({ type: "closeModal", payload: { reason } }),
    );
    add({ ...box, kind: "shown", receive });
    report({ name: "modalOpened", frame: name, mode, userInitiated: !errorMessage });
  }

  /** Loads a hidden frame and waits for the one thing that it says; null when it is silent. */
  async function ask(kind: "session" | "logout", id: string, url: string): Promise<FrameMessage | null> {
    const message = await new Promise<FrameMessage | null>((receive) => {
      const frame = makeFrame(id, "width:1px;height:1px;position:fixed");
      frame.src = url;
      document.documentElement.append(frame);
      add({ kind, frame, remove: () => frame.remove(), receive });
      setTimeout(receive, timeoutInMs, null);
    });
    // The frame of an answered check stays: it says so when somebody signs in or out in another tab.
    if (kind === "logout" || !message?.payload) remove(kind);
    return message;
  }

  const getCheck = (): SessionCheck => ({
    session: answer?.session ?? null,
    reason: answer ? "answered" : "noAnswer",
  });

  function receiveSession(message: FrameMessage | null): void {
    // It says nothing else.
    answer = message?.payload as SessionCheckResult | undefined;
    if (config) report({ name: "sessionCheck", ...getCheck() });
  }

  async function fetchSession(): Promise<SessionCheck> {
    receiveSession(await ask("session", sessionFrameId, addressesOf("session")[0]));
    if (live.session) live.session.receive = (message) => message && receiveSession(message);
    const isFree = !live.shown && config && !config.disableOneTapOpenAutomatically;
    if (isFree && answer?.googleClientId && !answer.session) openOneTap(answer, providerOrigin());
    return getCheck();
  }

  async function logout(options?: LogoutOptions): Promise<void> {
    const [url, returnAddress] = addressesOf("logout", options);
    requireNoFrame();
    // A check that still runs would bring back who is about to go.
    answer = undefined;
    remove("session");
    const message = await ask("logout", frameId, url);
    if (!message) return raise("logout unanswered");
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
        await open(name, {
          mode: "element_full",
          targetElementId:
            targetElementId || raise(`${label} detected but loaded without a target element id`),
          token,
        });
      }
      const failed = decodeAuthErrors(taken.auth_errors);
      if (failed) await open(failed.returnAction, { ...failed.config, errorMessage: failed.errors[0] });
    },
    // Once answered, the answer stays.
    checkSession: async () =>
      answer ? getCheck() : (check ??= fetchSession().finally(() => (check = null))),
    openLogin: (options) => open("login", options),
    openRegister: (options) => open("register", options),
    openResetPassword: (options) => open("reset-password", options),
    openEmailVerification: (options) => open("email-verification", options),
    openOneTap: async () => openOneTap(answer, providerOrigin()),
    logout,
    close,
    reset() {
      config = answer = undefined;
      close();
      remove("session");
      remove("logout");
      removeEventListener("message", onMessage);
    },
  };
}
