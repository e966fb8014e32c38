/** The part of the settings that a provider has, whatever its id is called. */
export const providerAnchor = (id: string): string => (id === "google" ? id : `provider-${id}`);
