/** Pages of tools, by the last part of their address (specification §2.2, §2.6). */
export const toolNames = [
  "batch",
  "compare",
  "lottie-accessibility-analyzer",
  "lottie-json-to-optimized-lottie-json",
  "lottie-to-apng",
  "lottie-to-dotlottie",
  "lottie-to-gif",
  "lottie-to-svg",
  "lottie-to-video",
  "lottie-to-webp",
  "portable",
  "svg-to-lottie",
  "web-player",
] as const;
export type ToolName = (typeof toolNames)[number];

/** Pages of words beside the tools that have one of their own kind among them (specification §2.6). */
export const playgroundNames = ["interactivity", "lottie-lab"] as const;
export type PlaygroundName = (typeof playgroundNames)[number];
