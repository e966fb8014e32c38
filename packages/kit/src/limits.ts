/** How much is taken, for servers and pages alike. Other packages and every message read it from here. */

/** Characters of a search that count; more are refused where that can be said. */
export const maxQueryLength = 300;

/** Characters of an e-mail address: RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const maxEmailLength = 254;

/** Characters of each part of a person's name, of what people sign in by, and of what they call a passkey. */
export const maxNameLength = 80;
export const minUsernameLength = 3;
export const maxUsernameLength = 30;
export const maxPasskeyNameLength = 60;

/** Characters of a bearer token: one of ours is under a kilobyte, what is longer is not looked at. */
export const maxBearerLength = 2_048;

/** Passkeys of one account. */
export const maxPasskeys = 20;

/** In characters, as a person counts them (NIST SP 800-63B-4, 3.1.1.2; ASVS 5.0 6.2.1 and 6.2.9). */
export const minPasswordLength = 8;
export const maxPasswordLength = 256;

/** Keys of a workspace that are good, characters of the name of one, and how long one may last. */
export const maxApiKeys = 50;
export const maxApiKeyNameLength = 100;
export const maxApiKeyLifetimeInDays = 365;

/** Endpoints of a workspace, characters of the address of one, and days for which its deliveries are listed. */
export const maxWebhookEndpoints = 10;
export const maxWebhookUrlLength = 2_048;
/** A receiver that takes longer to answer has failed. */
export const webhookTimeoutInSeconds = 10;
export const webhookLogInDays = 30;
/** Days of nothing but failures after which an endpoint is switched off. */
export const webhookFailingInDays = 3;
/** Bytes of what a receiver answers that are in the log. */
export const maxWebhookResponseBytes = 2_048;

/** Hours for which a key, and the secret of an endpoint, is good beside the one that takes its place: what uses it is changed over meanwhile. */
export const secretRotationInHours = 24;

/** Days for which a username that somebody left is reserved for them. */
export const usernameReservedInDays = 90;

/** Days in which the address of an account that was changed can be taken back. */
export const emailUndoInDays = 7;

/** Characters of what people write in the forms of feedback. */
export const maxFeedbackLengths = {
  name: 100,
  email: maxEmailLength,
  subject: 150,
  text: 10_000,
  page: 2_000,
} as const;

/** Characters of a phrase of a synonym. */
export const maxPhraseLength = 100;

/** Searches that one account saves; searches and likes that a browser remembers before somebody signs in. */
export const maxSavedSearches = 100;
export const maxGuestSearches = 50;
export const maxGuestLikes = 2_000;

/** Characters of what an animation says of itself, and how many tags people may give it. */
export const maxTitleLength = 200;
export const maxDescriptionLength = 5_000;
export const maxTags = 20;
export const maxTagLength = 60;

/** Characters of a file's name in a workspace, and of a workspace's own. */
export const maxFileNameLength = 200;
export const maxWorkspaceNameLength = 100;

/** As file managers count them. */
export const bytesInMegabyte = 1_000_000;

/** The largest file that people may upload where nothing else is configured (UPLOAD_LIMIT_IN_MEGABYTES). */
export const defaultUploadMegabytes = 20;

/** The same in bytes, as what is sent is measured. */
export const defaultUploadBytes = defaultUploadMegabytes * bytesInMegabyte;

/** The largest picture of a person, of a workspace or beside a message, before it is drawn anew. */
export const maxPictureBytes = 5 * bytesInMegabyte;

/** A form with pictures that the api host takes. */
export const maxFormBytes = 12 * bytesInMegabyte;

/** Questions about the library that one network may ask the api host in a minute, where nothing else is configured (API_READS_PER_MINUTE). */
export const maxReadsInMinute = 3_000;

/** The largest file that animations like it are looked for, and how many one network may send in a minute. */
export const maxExampleBytes = 5 * bytesInMegabyte;
export const maxExamplesInMinute = 20;

/** A file that is fetched from an address for whoever names it: its size, how long it may take, how many one network may ask for. */
export const maxFetchedBytes = 20 * bytesInMegabyte;
export const fetchTimeoutInSeconds = 20;
export const maxFetchesInMinute = 20;

/** What the tools of the API take of whoever shows a key or a session: bytes of all files, seconds, and how many at once. */
export const maxToolBytes = 20 * bytesInMegabyte;
export const toolTimeoutInSeconds = 30;
export const maxToolsAtOnce = 4;

/** What becomes a job by itself: bytes of all files. How long a job may take, and how long it and its result are there. */
export const maxWaitedForToolBytes = 5 * bytesInMegabyte;
export const toolJobTimeoutInSeconds = 120;
export const toolJobLifetimeInSeconds = 3_600;

/** Jobs of one key or person that are not done, and that are there; bytes of all their files, and of everybody's. */
export const maxUnfinishedToolJobs = 4;
export const maxToolJobs = 20;
export const maxToolStorageBytes = 200 * bytesInMegabyte;
export const maxStoredToolBytes = 4_000 * bytesInMegabyte;

/** Files that one agent works on at once. */
export const maxDrafts = 50;

/** The same of whoever shows nothing, and how many one network may ask for in a minute. */
export const maxOpenToolBytes = 2 * bytesInMegabyte;
export const openToolTimeoutInSeconds = 10;
export const maxOpenToolsAtOnce = 2;
export const maxOpenToolsInMinute = 30;
export const maxOpenComparedFrames = 90;

/** Animations of one editors' day, and days that operators may put together. */
export const maxPicksOfDay = 24;
export const maxEditorsDays = 1_000;

/** A size as English messages say it. */
export const megabytesText = (bytes: number): string => `${bytes / bytesInMegabyte} MB`;
