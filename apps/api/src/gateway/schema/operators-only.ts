import type { GatewayContext } from "./builder.ts";

/** What descriptions say of everything that asks `requireOperator` first. */
export const operatorsOnly = "For those who run the platform; not found for everybody else.";

/** Throws "not-found" for everybody else: for them there is nothing here. */
export async function requireOperator({ operators, userId }: GatewayContext): Promise<void> {
  await operators.require(userId);
}
