import { readChromeData } from "@zoetrope/chrome/read-chrome-data";
import {
  bringLikesOperation,
  createGatewayClient,
  likedAnimationsOperation,
  setLikeOperation,
  type GatewayClient,
} from "@zoetrope/gateway-client";
import { accountLikes, forgetGuestLikes, guestLikes, storeAccountLikes } from "./stored-likes.ts";

/** So long the copy in the browser does; another device may have liked something since. */
const freshForInMs = 300_000;

let client: GatewayClient | undefined;

function gateway(): GatewayClient {
  const urls = readChromeData()?.urls;
  if (urls === undefined) throw new Error("a page without header knows no gateway");
  return (client ??= createGatewayClient({ apiUrl: urls.api, accountsUrl: urls.accounts }));
}

export async function sendLike(id: string, isLiked: boolean): Promise<void> {
  await gateway().run(setLikeOperation, { id, isLiked });
}

/** What this person likes, from the server; what they liked as a guest comes along, once. */
export async function syncLikes(userId: string, { isForced = false } = {}): Promise<void> {
  const brought = guestLikes();
  const copy = accountLikes(userId);
  if (!isForced && brought.length === 0 && copy !== null && Date.now() - copy.savedAt < freshForInMs) return;
  const ids =
    brought.length === 0
      ? (await gateway().run(likedAnimationsOperation)).likedAnimations
      : (await gateway().run(bringLikesOperation, { ids: brought })).bringLikes;
  if (brought.length > 0) forgetGuestLikes();
  storeAccountLikes({ userId, ids: [...ids], savedAt: Date.now() });
}
