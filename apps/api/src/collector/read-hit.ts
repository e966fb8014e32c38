import { AppError } from "@zoetrope/kit";
import type { Hit } from "@zoetrope/statistics";
import { z } from "zod";

/** What a view may be of: a profile, an animation, a collection, a premium animation. */
const methods = [2, 3, 11, 41] as const;

const hitSchema = z.object({
  method: z.literal(methods),
  resource_id: z.string().regex(/^[\w-]{1,64}$/),
  visitor_id: z.string().regex(/^[\w-]{1,64}$/),
  // Who a visitor is plays no part in the count, so it is neither needed nor kept.
  user_id: z.string().max(64).default(""),
  source: z.literal(0).default(0),
});

/** Throws AppError "bad-request" for what is none. */
export function readHit(body: string): Hit {
  const parsed = hitSchema.safeParse(parse(body));
  if (!parsed.success)
    throw new AppError("bad-request", "no hit", {
      publicMessage: "Send method, resource_id and visitor_id.",
      cause: parsed.error,
    });
  const { method, resource_id: resourceId, visitor_id: visitorId } = parsed.data;
  return { method, resourceId, visitorId };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
