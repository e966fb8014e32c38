import { bringLikesOperation, likedAnimationsOperation, setLikeOperation } from "@zoetrope/gateway-client";
import { chromeGateway } from "./chrome-gateway.ts";
import { accountLikes, forgetGuestLikes, guestLikes, storeAccountLikes } from "./stored-likes.ts";

/** So long the copy in the browser does; another device may have liked something since. */
const freshForInMs = 300_000;

export async function sendLike(id: string, isLiked: boolean): Promise<void> {
  await chromeGateway().run(setLikeOperation, { id, isLiked });
}

/** What this person likes, from the server; what they liked as a guest comes along, once. */
export async function syncLikes(userId: string, { isForced = false } = {}): Promise<void> {
  const brought = guestLikes();
  const copy = accountLikes(userId);
  if (!isForced && brought.length === 0 && copy !== null && Date.now() - copy.savedAt < freshForInMs) return;
  const ids =
    brought.length === 0
      ? (await chromeGateway().run(likedAnimationsOperation)).likedAnimations
      : (await chromeGateway().run(bringLikesOperation, { ids: brought })).bringLikes;
  if (brought.length > 0) forgetGuestLikes();
  storeAccountLikes({ userId, ids: [...ids], savedAt: Date.now() });
}
