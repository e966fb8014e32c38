import { AppError } from "@zoetrope/kit";

/** Those who run the platform. */
export interface Operators {
  /** Throws "not-found" for everybody else: for them there is nothing there. */
  require(userId: string): Promise<void>;
}

export interface OperatorServices {
  /** Their addresses, in small letters. */
  addresses: ReadonlySet<string>;
  /** Null unless somebody has proved that the address is theirs. */
  verifiedEmail(userId: string): Promise<string | null>;
}

export const createOperators = ({ addresses, verifiedEmail }: OperatorServices): Operators => ({
  async require(userId) {
    const email = addresses.size === 0 ? null : await verifiedEmail(userId);
    if (email === null || !addresses.has(email.toLowerCase()))
      throw new AppError("not-found", "whoever asks is no operator", {
        publicMessage: "There is nothing here.",
      });
  },
});

export const noOperators: Operators = createOperators({
  addresses: new Set(),
  verifiedEmail: async () => null,
});
