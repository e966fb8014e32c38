/** Who may ask: a person, or a program with a key that has the scope. */
export const signedIn = [{ bearer: [] }, { apiKey: [] }];

/** The same, or whoever shows nothing; of the tools, in small. */
export const openToAll = [{}, ...signedIn];
