export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** A WebAuthn ceremony: `options` go to the browser as they are, `challengeId` comes back with its answer. */
export interface PasskeyChallenge<Options> {
  challengeId: string;
  options: Options;
}

/** JSON of PublicKeyCredentialCreationOptions (WebAuthn level 3, section 5.1.9). */
export type PasskeyCreationOptions = Readonly<Record<string, unknown>>;

/** JSON of PublicKeyCredentialRequestOptions (WebAuthn level 3, section 5.1.10). */
export type PasskeyRequestOptions = Readonly<Record<string, unknown>>;
