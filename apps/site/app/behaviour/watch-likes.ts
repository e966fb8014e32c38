import { likingUser, notifyLikes } from "./stored-likes.ts";
import { markLikes } from "./mark-likes.ts";

/** Hearts follow what is liked: in this page, in other tabs, and by who signs in or out. */
export function watchLikes(): void {
  markLikes(document);
  document.addEventListener("zoetrope:likes", () => markLikes(document));
  addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith("zoetrope:liked")) notifyLikes();
  });
  document.addEventListener("zoetrope:session", ({ detail }) => {
    notifyLikes();
    const userId = detail?.user.id;
    if (userId === undefined || userId !== likingUser()) return;
    void import("./account-likes.ts")
      .then(({ syncLikes }) => syncLikes(userId))
      // The copy stands until the next page asks.
      .catch(() => {});
  });
}
