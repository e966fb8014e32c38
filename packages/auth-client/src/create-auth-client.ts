import {
  checkReturnAddress,
  decodeAuthErrors,
  decodeCallbackPayload,
  encodeFrameParameters,
  finishAddress,
  framePaths,
  readUtmTags,
  type CallbackPayload,
  type FinishParameter,
  type FrameKind,
  type FrameMessage,
  type FrameMode,
  type FrameName,
  type Metadata,
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

interface FrameOptions extends OpenWithTokenOptions {
  errorMessage?: string | undefined;
}

interface LiveFrame {
  frame: HTMLIFrameElement;
  returnAddress: string;
  metadata?: Metadata | undefined;
  remove(): void;
  /** Of the frame that is shown. */
  ready?(): void;
  /** Of a hidden frame: what it has said, or null when it will say nothing. */
  settle?(message: FrameMessage | null): void;
}

/** Makes a client for one page. Touches nothing before a method is called, so it can be made on a server too. */
export function createAuthClient(configuration: AuthClientConfig): AuthClient {
  let config: AuthClientConfig | null = configuration;
  let cached: SessionCheckResult | null = null;
  let running: Promise<SessionCheck> | null = null;
  const live: { [kind in FrameKind]?: LiveFrame | undefined } = {};
  /** Counts closings: an opening that still waits for its element does not outlive one. */
  let closings = 0;

  const requireConfig = (): AuthClientConfig => {
    if (!config) throw new Error("the client has been reset");
    return config;
  };
  const providerOrigin = (): string => new URL(requireConfig().baseAuthUrl).origin;

  function report(event: AuthEvent): void {
    logDebug(config?.debug, event.name);
    if (!config?.callback) throw new Error("callback called before being defined");
    config.callback(event);
  }

  /** Takes a frame out of the page, and gives its message to whoever waits for it. */
  function remove(kind: FrameKind, message: FrameMessage | null = null): void {
    const frame = live[kind];
    live[kind] = undefined;
    frame?.remove();
    frame?.settle?.(message);
  }

  const returnTo = ({ returnToUrl, returnToPath }: LogoutOptions) =>
    returnToUrl
      ? { returnToUrl }
      : { returnToPath: returnToPath ?? requireConfig().fullPageReturnToPath ?? "/" };

  function requireReturnAddress(options: LogoutOptions): string {
    const { returnToUrl, returnToPath = "" } = returnTo(options);
    const address = checkReturnAddress(returnToUrl ?? returnToPath, {
      origin: location.origin,
      allowedOrigins: (returnToUrl && requireConfig().allowedReturnOrigins) || [],
    });
    if (!address) throw new Error("return address refused");
    return address;
  }

  function frameUrl(name: FrameName, mode: FrameMode, options: FrameOptions): string {
    const { baseAuthUrl, theme, locale } = requireConfig();
    const query = encodeFrameParameters({
      theme,
      locale,
      ...options,
      returnToPath: undefined,
      ...returnTo(options),
      mode,
      origin: location.origin,
      utmTags: readUtmTags(new URLSearchParams(location.search)),
    });
    return baseAuthUrl.replace(/\/$/, "") + framePaths[name] + "?" + query;
  }

  function requireNoFrame(): void {
    if (document.getElementById(frameId))
      throw new Error("iframe already exists, skipping open iframe command");
  }

  async function open(name: FrameName, options: FrameOptions = {}): Promise<void> {
    const { theme, locale } = requireConfig();
    const { targetElementId, mode = targetElementId ? "element" : "modal", metadata } = options;
    const returnAddress = requireReturnAddress(options);
    requireNoFrame();
    const before = closings;
    const target = mode === "modal" ? null : await requireElement(targetElementId);
    if (before !== closings) return;
    // Another one may have come while this one waited.
    requireNoFrame();
    addEventListener("message", onMessage);
    const box = createFrameBox({
      id: frameId,
      url: frameUrl(name, mode, options),
      target,
      mode,
      name,
      theme,
      locale: options.locale ?? locale,
      onDismiss(payload) {
        remove("shown");
        report({ name: "modalClosed", payload });
      },
    });
    live.shown = { ...box, returnAddress, metadata };
    report({ name: "modalOpened", frame: name, mode, userInitiated: !options.errorMessage });
  }

  /** Loads a hidden frame and waits for the one thing that it says; null when it is silent. */
  const ask = (
    kind: "session" | "logout",
    id: string,
    options: LogoutOptions,
  ): Promise<FrameMessage | null> =>
    new Promise((settle) => {
      const returnAddress = requireReturnAddress(options);
      addEventListener("message", onMessage);
      const frame = createHiddenFrame(id, frameUrl(kind, "modal", options));
      const timer = setTimeout(() => remove(kind), patienceInMs);
      live[kind] = {
        frame,
        returnAddress,
        settle,
        remove() {
          clearTimeout(timer);
          frame.remove();
        },
      };
    });

  async function askSession(): Promise<SessionCheck> {
    const message = await ask("session", sessionFrameId, {});
    if (message?.type === "sessionCheckResult") cached = message.payload;
    const check: SessionCheck = {
      session: cached?.session ?? null,
      reason: cached ? "answered" : "noAnswer",
    };
    if (!config) return check;
    report({ name: "sessionCheck", ...check });
    const isFree = !live.shown && !config.disableOneTapOpenAutomatically;
    if (isFree && cached?.googleClientId && !cached.session) openOneTap(cached, providerOrigin());
    return check;
  }

  async function logout(options: LogoutOptions = {}): Promise<void> {
    requireNoFrame();
    cached = null;
    if (!(await ask("logout", frameId, options))) throw new Error("logout got no answer");
  }

  const leave = (flag: FinishParameter, frame: LiveFrame | undefined, payload?: CallbackPayload): void => {
    if (frame) location.assign(finishAddress(frame.returnAddress, flag, payload));
  };

  function onMessage(event: MessageEvent<unknown>): void {
    const { shown, logout: leaving } = live;
    const message = acceptMessage(event, providerOrigin(), live);
    logDebug(config?.debug, message ? message.type : "message refused");
    switch (message?.type) {
      case "frameReady":
        return shown?.ready?.();
      case "afterLogin":
      case "afterRegister":
        remove("shown");
        return leave(message.type === "afterLogin" ? "finish_login" : "finish_register", shown, {
          ...(shown?.metadata && { metadata: shown.metadata }),
          ...message.payload,
        });
      case "afterLogout":
        remove("logout", message);
        return leave("finish_logout", leaving);
      case "closeModal":
        remove("shown");
        return message.payload && report({ name: "modalClosed", payload: message.payload });
      case "openAuthUrl": {
        const address = checkReturnAddress(message.payload.url, { origin: providerOrigin() });
        if (!address) throw new Error("auth address refused");
        remove("shown");
        return location.assign(address);
      }
      case "logout":
        remove("shown");
        return void logout().catch(reportError);
      case "sessionCheckResult":
        return remove("session", message);
      case undefined:
    }
  }

  function close(): void {
    closings++;
    remove("shown");
  }

  return {
    async start() {
      const targetElementId = requireConfig().fullPageTargetElementId;
      const taken = takeReturnParameters();
      const payload = decodeCallbackPayload(taken.cb_payload ?? "");
      if (taken.finish_login === "true") report({ name: "afterLogin", payload });
      if (taken.finish_register === "true") report({ name: "afterRegister", payload });
      if (taken.finish_logout === "true") report({ name: "afterLogout" });
      const openWithToken = (name: FrameName, token: string | undefined, label: string) => {
        if (!token) return;
        if (!targetElementId) throw new Error(`${label} detected but loaded without a target element id`);
        return open(name, { mode: "element_full", targetElementId, token });
      };
      await openWithToken("resetPassword", taken.password_reset_token, "reset-token");
      await openWithToken("emailVerification", taken.email_verification_token, "e-mail verification token");
      const failed = decodeAuthErrors(taken.auth_errors ?? "");
      if (failed) await open(failed.returnAction, { ...failed.config, errorMessage: failed.errors[0] });
    },
    async checkSession() {
      requireConfig();
      if (cached) return { session: cached.session, reason: "answered" };
      running ??= askSession().finally(() => (running = null));
      return running;
    },
    openLogin: (options) => open("login", options),
    openRegister: (options) => open("register", options),
    openResetPassword: (options) => open("resetPassword", options),
    openEmailVerification: (options) => open("emailVerification", options),
    openOneTap: async () => openOneTap(cached, providerOrigin()),
    logout,
    close,
    reset() {
      config = cached = null;
      close();
      remove("session");
      remove("logout");
      removeEventListener("message", onMessage);
    },
  };
}
