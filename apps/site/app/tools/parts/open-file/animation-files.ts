/** What file choosers offer for animations. */
export const animationFiles = ".json,.lottie,.tgs,application/json";
