import type { Database } from "@zoetrope/database";
import type { HostUrls } from "@zoetrope/kit";
import type { Mailer } from "@zoetrope/mail";
import type { FileStore } from "@zoetrope/storage";
import type { Logger } from "pino";
import { changeAvatar } from "./account/change-avatar.ts";
import { changeLocale, changeName, changePassword } from "./account/change-account.ts";
import { changeEmail, peekEmailUndo, undoEmailChange } from "./account/change-email.ts";
import { deleteAccount } from "./account/delete-account.ts";
import { exportData } from "./account/export-data.ts";
import { getAccount, verifiedEmail } from "./account/get-account.ts";
import { createLocalVerifier, issueBearer } from "./bearer/bearer.ts";
import { createSigningKeys } from "./bearer/signing-keys.ts";
import type { AccountPart, Identity } from "./contract.ts";
import { createBetterAuthEngine } from "./engine/better-auth-engine.ts";
import { createSealedTokens } from "./engine/sealed-tokens.ts";
import { unlinkPerson } from "./external/external-accounts.ts";
import { createExternalProvider } from "./external/external-provider.ts";
import { createGoogle, type GoogleSettings } from "./external/google.ts";
import { createOpenIdConnect, type OpenIdSettings } from "./external/openid-connect.ts";
import { findLinkedKind } from "./external/linked-kind.ts";
import type { IdentityContext, MailLinks } from "./identity-context.ts";
import { composeIdentityMails } from "./mails/identity-mail.ts";
import {
  beginPasskeyRegistration,
  beginPasskeySignIn,
  finishPasskeyRegistration,
  finishPasskeySignIn,
  removePasskey,
} from "./passkeys/passkeys.ts";
import type { PasswordCost } from "./passwords/password-hash.ts";
import { PasswordQueue, type PasswordQueueOptions } from "./passwords/password-queue.ts";
import { peekPasswordReset, requestPasswordReset, resetPassword } from "./recovery/reset-password.ts";
import { createSessionLiveness } from "./sessions/session-liveness.ts";
import { createSessions } from "./sessions/sessions.ts";
import { createPersonFinder } from "./sign-in/find-person.ts";
import { signIn } from "./sign-in/sign-in.ts";
import { resendVerification, signUp } from "./sign-up/sign-up.ts";
import { peekVerification, verifyEmail } from "./sign-up/verify-email.ts";
import { createAttemptLimits } from "./throttle/attempt-limits.ts";
import { clearExpired } from "./clear-expired.ts";
import { reservedUsernameKeys } from "./usernames/reserved-usernames.ts";
import { createUsernames } from "./usernames/usernames.ts";

export interface IdentityOptions {
  database: Database;
  files: FileStore;
  mailer: Mailer;
  logger: Logger;
  urls: HostUrls;
  /** Null where no Google client is configured. */
  google: GoogleSettings | null;
  /** Issuers of OpenID Connect, in the order of their buttons. Default: none. */
  issuers?: readonly OpenIdSettings[];
  /** Paths of the hosts' routes: their first segments can be nobody's username. */
  reservedPaths: readonly string[];
  /** Default: the pages of the accounts host. */
  links?: MailLinks;
  /** What other packages keep for a person. */
  parts?: readonly AccountPart[];
  passwordQueue?: PasswordQueueOptions;
  /** Of passwords that are set from now on. Default: what OWASP recommends. */
  passwordCost?: PasswordCost;
}

const maxReturnAddressLength = 1_000;

const accountsLinks = ({ accounts }: HostUrls): MailLinks => {
  const link = (path: string, parameters: Record<string, string>) =>
    `${accounts}${path}?${new URLSearchParams(parameters).toString()}`;
  // Beyond this it is no address of a page, but a text that somebody wants to send to a stranger.
  const back = (returnTo = ""): Record<string, string> =>
    returnTo === "" || returnTo.length > maxReturnAddressLength ? {} : { return_to: returnTo };
  return {
    verifyEmail: (token, locale, returnTo) =>
      link("/email-verification", { token, locale, ...back(returnTo) }),
    resetPassword: (token, locale, returnTo) => link("/reset-password", { token, locale, ...back(returnTo) }),
    undoEmailChange: (token, locale) => link("/email-change-undo", { token, locale }),
    startReset: (locale) => link("/reset-password", { locale }),
  };
};

/** Who people are, over one database. The caller closes database, files and mailer; the mailer writes what this package asks. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, files, mailer, logger, urls, google, issuers = [], parts = [] } = options;
  const passwordQueue = new PasswordQueue(options.passwordQueue);
  const engine = await createBetterAuthEngine({
    database,
    passwordQueue,
    passwordCost: options.passwordCost,
    accountsUrl: urls.accounts,
    logger,
  });
  const sessions = createSessions(database, urls, logger);
  const keys = createSigningKeys(database);
  const context: IdentityContext = {
    database,
    engine,
    files,
    findPerson: createPersonFinder(database),
    limits: createAttemptLimits(database),
    links: options.links ?? accountsLinks(urls),
    logger,
    mailer,
    parts,
    passwordQueue,
    providerKinds: [...(google === null ? [] : [createGoogle(google)]), ...issuers.map(createOpenIdConnect)],
    sealedTokens: createSealedTokens(database, keys),
    sessions,
    urls,
    usernames: createUsernames(database, reservedUsernameKeys(options.reservedPaths)),
  };
  composeIdentityMails(context);
  const bearerAddresses = { issuer: urls.accounts, audience: urls.api };

  return {
    whoami: sessions.whoami,
    getSession: sessions.get,
    requireSession: sessions.require,

    signUp: (form, client, browserToken) => signUp(context, form, client, browserToken),
    peekVerification: (token, proof) => peekVerification(context, token, proof),
    verifyEmail: (token, proof, client) => verifyEmail(context, token, proof, client),
    resendVerification: (email, client, browserToken) =>
      resendVerification(context, email, client, browserToken),
    signIn: (form, client, replaced) => signIn(context, form, client, replaced),
    isBusy: (arrived) => passwordQueue.isFull(arrived),
    requestPasswordReset: (email, client, returnTo) => requestPasswordReset(context, email, client, returnTo),
    peekPasswordReset: (token) => peekPasswordReset(context, token),
    resetPassword: (form, client, replaced) => resetPassword(context, form, client, replaced),
    signOut: sessions.endByToken,

    getAccount: (session) => getAccount(context, session),
    verifiedEmail: (userId) => verifiedEmail(context, userId),
    changeName: (session, name) => changeName(context, session, name),
    changeUsername: (session, username) => context.usernames.change(session.userId, username),
    changeAvatar: (session, bytes) => changeAvatar(context, session, bytes),
    changeLocale: (session, locale) => changeLocale(context, session, locale),
    changeEmail: (session, form, client) => changeEmail(context, session, form, client),
    peekEmailUndo: (token) => peekEmailUndo(context, token),
    undoEmailChange: (token) => undoEmailChange(context, token),
    changePassword: (session, form) => changePassword(context, session, form),
    endSession: sessions.end,
    endOtherSessions: sessions.endOthers,
    exportData: (session) => exportData(context, session),
    deleteAccount: (session, form) => deleteAccount(context, session, form),

    providers: context.providerKinds.map((kind) => createExternalProvider(context, kind)),
    unlinkProvider: async (session, linkedId) =>
      unlinkPerson(context, findLinkedKind(context.providerKinds, linkedId), session),

    beginPasskeyRegistration: (session) => beginPasskeyRegistration(context, session),
    finishPasskeyRegistration: (session, answer) => finishPasskeyRegistration(context, session, answer),
    beginPasskeySignIn: () => beginPasskeySignIn(context),
    finishPasskeySignIn: (answer, client, replaced) => finishPasskeySignIn(context, answer, client, replaced),
    removePasskey: (session, passkeyId) => removePasskey(context, session, passkeyId),

    issueBearer: (session) => issueBearer(keys, bearerAddresses, session),
    verifyBearer: createLocalVerifier(keys, bearerAddresses, createSessionLiveness(database)),
    publicKeys: async () => {
      // Whoever asks before the first token was issued gets a key as well.
      await keys.current();
      return { keys: await keys.publicKeys() };
    },

    async cleanup() {
      await keys.rotate();
      await clearExpired(database);
      await context.limits.cleanup();
    },
  };
}
