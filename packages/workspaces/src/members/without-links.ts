/**
 * Mail programs make links of what looks like an address: a workspace called "Prize at evil.example" would lead strangers there in our
 * name. A hair space is hardly seen and ends every address; what is left out when an address is read would not.
 */
export const withoutLinks = (name: string): string =>
  name.replaceAll(/[.:/@\u3002\uff0e\uff61](?=\S)/gu, "$&\u200a");
