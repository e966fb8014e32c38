/** 16,384: as the sentences of a refusal write a number, which are in English. */
export const readableNumber = (value: number): string => value.toLocaleString("en");
