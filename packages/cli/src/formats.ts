/** What is written, and what its files end with. */
export const formats = ["json", "dotlottie"] as const;
export const extensionOf = { json: "json", dotlottie: "lottie", tgs: "tgs" } as const;
