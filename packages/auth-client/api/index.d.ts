export interface AuthClient {
    /**
     * Reads the return parameters of the address and removes them at once, before it waits for anything; call it before any script
     * that reports addresses. Opens the frame of a token or an error, reports what has finished.
     * `query`: return parameters that an earlier script of the page has already taken out of the address.
     */
    start(query?: string): Promise<void>;
    /**
     * Asks whether somebody is signed in; the answer is kept. A call while one runs gets that one's answer. Never redirects. When somebody
     * signs in or out in another tab, the answer follows, and `sessionCheck` is reported again.
     */
    checkSession(): Promise<SessionCheck>;
    /** Resolves when the frame is in the page. Throws "iframe already exists, skipping open iframe command" beside an open one. */
    openLogin(options?: OpenOptions): Promise<void>;
    openRegister(options?: OpenOptions): Promise<void>;
    openResetPassword(options?: OpenWithTokenOptions): Promise<void>;
    openEmailVerification(options?: OpenWithTokenOptions): Promise<void>;
    /** Google's prompt for visitors without a session. For pages that have `disableOneTapOpenAutomatically`; after a check. */
    openOneTap(): Promise<void>;
    /** Ends the session and leads to the return address. Throws when the accounts host is silent for 8 seconds. */
    logout(options?: LogoutOptions): Promise<void>;
    /** Removes the frame without an event. */
    close(): void;
    /** Clears configuration, frames and listeners; the client is of no more use. */
    reset(): void;
}

export interface AuthClientConfig {
    /** Address of the accounts host. */
    baseAuthUrl: string;
    /** Is told every event. An event without it raises "callback called before being defined". */
    callback: (event: AuthEvent) => void;
    /** Says on the console which messages came and which were refused, never their content. Default: false. */
    debug?: boolean;
    /** Where a visitor comes back to. Default: `/`. */
    fullPageReturnToPath?: string;
    /** Element that takes the frame for a reset or verification token in the address. */
    fullPageTargetElementId?: string;
    /** Default: `zoetrope`, the brand theme, light or dark as the visitor's system is. */
    theme?: Theme;
    /** Default: false. */
    disableOneTapOpenAutomatically?: boolean;
    /** A language of the platform, such as `de` or `ko-KR`. Default: `en`. */
    locale?: string;
    /** Origins beside the page's own that `returnToUrl` may lead to. Default: none. */
    allowedReturnOrigins?: readonly string[];
}

/** What a host page is told. */
export type AuthEvent = ({
    name: "sessionCheck";
} & SessionCheck)
/** At the return address, after `start()`. A hint: who is signed in comes from whoami. */
 | {
    name: "afterLogin" | "afterRegister" | "afterLogout";
    payload: CallbackPayload | null;
} | {
    name: "modalOpened";
    frame: FrameName;
    mode: FrameMode;
    userInitiated: boolean;
} | {
    name: "modalClosed";
    payload: ClosePayload;
};

/** How somebody signed in. */
type AuthMethod = (typeof authMethods)[number];

/** Who the provider says is signed in. What the host page shows comes from whoami. */
interface AuthSession {
    userId: string;
    /** ISO 8601. */
    expiresAt: string;
}

/**
 * What `cb_payload` carries to the return address. A hint for statistics and for the host page's own metadata: anybody can make
 * such an address, so who is signed in comes from whoami alone.
 */
interface CallbackPayload {
    method?: AuthMethod | undefined;
    metadata?: Metadata | undefined;
}

interface ClosePayload {
    reason: (typeof closeReasons)[number];
}

type FrameMode = (typeof frameModes)[number];

type FrameName = (typeof frameNames)[number];

export interface LogoutOptions {
    /** Path on the page's own origin. Default: the configured one. */
    returnToPath?: string;
    /** Whole address, instead of `returnToPath`. */
    returnToUrl?: string;
    /** Default: the configured one. */
    locale?: string;
}

/** What a host page wants to have back after sign-in: at most 20 texts of at most 2,048 characters. */
type Metadata = Record<string, string>;

export interface OpenOptions extends LogoutOptions {
    /** Default: `element` with a target element, otherwise `modal`. */
    mode?: FrameMode;
    targetElementId?: string;
    /** Comes back with afterLogin or afterRegister. */
    metadata?: Metadata;
    /** True: errors of a redirect flow come back to this page and open the frame again. Default: the accounts host shows them. */
    returnOnError?: boolean;
}

export interface OpenWithTokenOptions extends OpenOptions {
    /** From a mail. */
    token?: string;
}

export interface SessionCheck {
    session: AuthSession | null;
    /**
     * `noAnswer`: nothing is known, and the next check asks again. The frame was silent for 8 seconds; or it cannot know, because the
     * page is of another site, where browsers keep the session cookie from it; or the client was reset.
     */
    reason: "answered" | "noAnswer";
}

type Theme = (typeof themes)[number];

declare const authMethods: readonly [
    "oidc",
    "password",
    "passkey",
    "google",
    "one_tap",
    "email"
];

/** How the visitor has closed the frame. */
declare const closeReasons: readonly [
    "button",
    "escape",
    "backdrop"
];

/** Makes a client for one page. Touches nothing before a method is called, so it can be made on a server too. */
export declare function createAuthClient(configuration: AuthClientConfig): AuthClient;

/** `modal`: over the page. `element`: inside an element of the page. `element_full`: the same, filling the window's height. */
declare const frameModes: readonly [
    "modal",
    "element",
    "element_full"
];

/** Pages of the accounts host that are shown in a frame. */
declare const frameNames: readonly [
    "login",
    "register",
    "logout",
    "session",
    "reset-password",
    "email-verification"
];

/** The product's brand theme follows the visitor's system; the two others are fixed. */
declare const themes: readonly [
    "zoetrope",
    "zoetrope-light",
    "zoetrope-dark"
];

/** Version of this client. */
export declare const version = "0.14.0";

export {};
