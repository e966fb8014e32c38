import { recordEarlyInput } from "@zoetrope/page-app/early-input";
import deferredStyles from "../styles/deferred.css?url";

/** Keeps a wish for the search that comes before its script does (chrome/client/activate-chrome.ts grants it). */
const earlySearch = `{const h=document.documentElement.dataset,w=e=>{if(h.hydrated===undefined&&(e.key?(e.metaKey||e.ctrlKey)&&e.key=="k":e.target.closest("[data-open-search]"))){e.preventDefault();h.early="search"}};addEventListener("keydown",w);addEventListener("click",w)}`;

/** Links that would only keep the first paint waiting, wherever in the document they stand. */
const addLateLinks = (manifest: string): string =>
  `for(const[r,h]of ${JSON.stringify(Object.entries({ stylesheet: deferredStyles, manifest }))}){const l=document.createElement("link");l.rel=r;l.referrerPolicy="no-referrer";l.href=h;document.head.append(l)}`;

/**
 * A frame that a script asks for may be drawn before the body has come, so the browser is asked for the first paint of content. What
 * the first view still loads goes before as well, for a second at most. Tor Browser tells of no paint; there `load` has to do.
 */
const afterFirstView = (work: string): string =>
  `{let d=0;const w=()=>{if(!d++){${work}}},p=()=>{if(document.readyState=="complete")w();else{addEventListener("load",w);setTimeout(w,1e3)}};new PerformanceObserver(l=>{if(l.getEntriesByName("first-contentful-paint")[0])p()}).observe({type:"paint",buffered:true});addEventListener("load",()=>setTimeout(w,1e3))}`;

/** Behaviour comes after the first view: everything on a page can be read, followed and sent without it. */
export function PageScripts({ addresses, manifest }: { addresses: readonly string[]; manifest: string }) {
  if (import.meta.env.DEV)
    return addresses.map((address) => <script key={address} type="module" src={address} />);
  const imports = addresses.map((address) => `import(${JSON.stringify(address)})`).join(";");
  return (
    <script
      dangerouslySetInnerHTML={{
        __html: recordEarlyInput + earlySearch + afterFirstView(addLateLinks(manifest) + imports),
      }}
    />
  );
}

/** The deferred styles where no script asks for it, and in development, where Vite follows links. */
export function DeferredStyles() {
  const link = <link rel="stylesheet" href={deferredStyles} referrerPolicy="no-referrer" />;
  return import.meta.env.DEV ? link : <noscript>{link}</noscript>;
}
