import { returnParameters } from "@zoetrope/auth-protocol";
import { storedUserKey } from "@zoetrope/session/stored-user";

/**
 * The first script of a page, before anything that could read or report its address: takes the return parameters of sign-in out of
 * it (tokens among them, OWASP ASVS 5.0 v5.0.0-14.2.1) and hands them to the one who asks first (client/account/consume-return-parameters.ts). Also
 * keeps the guest's buttons from showing for a moment to someone who was signed in on the page before.
 */
export const earlyAccount: string = `{const u=new URL(location),t=new URLSearchParams,s=u.searchParams;for(const n of ${JSON.stringify(returnParameters)})if(s.has(n)){t.set(n,s.get(n));s.delete(n)}if(t.size){history.replaceState(history.state,"",u);addEventListener("zoetrope:take-return",e=>e.detail(t.toString()),{once:true})}try{if(localStorage[${JSON.stringify(storedUserKey)}])document.documentElement.classList.add("is-signed-in")}catch{}}`;
