/** A browser that a person keeps signed in. */
export const rememberedSessionInSeconds = 60 * 60 * 24 * 30;
/** A browser that is somebody else's. */
export const shortSessionInSeconds = 60 * 60 * 24;
/** Changes that could lock the owner out want a sign-in no older than this. */
export const freshForInSeconds = 600;
