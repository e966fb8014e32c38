import { cookiesIn } from "@zoetrope/http";
import type { CookieShape } from "@zoetrope/identity";
import type { PendingExternalSignIns } from "../../app/page/accounts-context.ts";
import { removeCookie, writeCookie } from "./cookies.ts";

/** As long as a state lives. */
const lifeInMs = 600_000;
/** Of one cookie, whose browsers take 4,096 with its name and attributes; of all, of the 16,384 that Node takes as headers. */
const maxCharacters = 3_500;
const maxCharactersOfAll = 7_000;

/**
 * A cookie for each pending sign-in, so that no tab takes another's, whatever is begun at the same moment: of the button by its state, of One Tap
 * by its token, which all of them share.
 */
export function readPendingExternalSignIns(request: Request, shape: CookieShape): PendingExternalSignIns {
  const nameOf = (text: string): string => `${shape.name}-${text.slice(0, 8)}`;
  // The oldest comes first.
  const pending = Object.entries(cookiesIn(request.headers.get("cookie")))
    .filter(([name]) => name.startsWith(nameOf("")))
    .map(([name, value]) => ({ name, value, parts: value.split(".") }));

  return {
    tokens: [...new Set(pending.map(({ parts: [token = ""] }) => token))],
    searchOf(state) {
      const [, search] = pending.find(({ name }) => name === nameOf(state))?.parts ?? [];
      return search === undefined ? null : Buffer.from(search, "base64url").toString("utf8");
    },
    set({ token, state, search }) {
      const name = nameOf(search === null ? token : state);
      const whole = `${token}.${Buffer.from(search ?? "").toString("base64url")}`;
      // Too long for a cookie: the answer leads to the first page then.
      const value = search === null || whole.length > maxCharacters ? token : whole;
      const others = pending.filter((one) => one.name !== name);
      const lengthOfAll = () => others.reduce((sum, one) => sum + one.value.length, value.length);
      const gone: string[] = [];
      while (others.length > 0 && lengthOfAll() > maxCharactersOfAll)
        gone.push(removeCookie({ ...shape, name: others.shift()?.name ?? "" }));
      return [...gone, writeCookie({ ...shape, name }, value, new Date(Date.now() + lifeInMs))];
    },
  };
}
