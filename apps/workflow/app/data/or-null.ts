import { GatewayError } from "@zoetrope/gateway-client";

/** What is not there for whoever asks is null: the page says so as for any other address. */
export const orNull = async <Value>(asked: Promise<Value>): Promise<Value | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof GatewayError && error.code === "not-found") return null;
    throw error;
  });
