/** An error as an expression: the client raises many, and each statement costs bytes. */
export const raise: (message: string) => never = (message) => {
  throw new Error(message);
};
