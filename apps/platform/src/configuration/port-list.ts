import { z } from "zod";

const maxPort = 65_535;

/** Ports with commas between. */
export const ports = z.string().transform((text, context): readonly number[] => {
  const known = text.split(",").map((part) => Number(part.trim()));
  const wrong = known.find((port) => !Number.isInteger(port) || port < 1 || port > maxPort);
  if (wrong === undefined) return known;
  context.addIssue({ code: "custom", message: "Something in it is no port" });
  return z.NEVER;
});

export const portsFix = "Set it to numbers from 1 to 65535, with commas between.";
