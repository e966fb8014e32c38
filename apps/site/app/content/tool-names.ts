/** Pages of tools, by the last part of their address (specification §2.2, §2.6). */
export const toolNames = ["lottie-to-gif"] as const;
export type ToolName = (typeof toolNames)[number];
