import { consentKey } from "@zoetrope/analytics/consent";

const answer = `localStorage[${JSON.stringify(consentKey)}]`;

/**
 * Keeps what happens before measuring has been loaded (client/analytics/measure.ts takes it), in memory and no more than a page can tell. A
 * page that is left before that leaves its address and the clicks on its header and footer to the next one, where the visitor may be
 * measured: a click that leads away is the last thing that happens on a page.
 */
export const earlyMeasure = ({ demandsConsent }: { demandsConsent: boolean }): string =>
  `{let k=[];for(const t of["click","auxclick","submit","zoetrope:measure","zoetrope:auth","zoetrope:session"])addEventListener(t,e=>{if(k&&!k[98])k.push(e)},!0);addEventListener("zoetrope:take-early",e=>{e.detail(k||[]);k=null});addEventListener("pagehide",()=>{if(k)try{if(${
    demandsConsent ? `${answer}=="granted"` : `${answer}!="denied"`
  }&&!navigator.globalPrivacyControl){const s=sessionStorage;s["left-early"]=JSON.stringify([...JSON.parse(s["left-early"]||"[]"),{url:location.href,title:document.title,referrer:document.referrer,clicks:k.flatMap(e=>{const a=e.target.closest?.("a"),p=a?.closest("[data-section]");return p&&/k$/.test(e.type)&&e.button!=2?[[p.dataset.section,a.dataset.item]]:[]})}].slice(-9));k=[]}}catch{}})}`;
