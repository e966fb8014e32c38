const askEvent = "zoetrope:early-input";

/** A page's first script: remembers what is clicked and chosen until the page's behaviour has come and asks for it. */
export const recordEarlyInput = `{const k=[];let o=1;for(const t of["click","change"])addEventListener(t,e=>{if(o)k.push(e)},!0);addEventListener("${askEvent}",e=>{o=0;e.detail(k)})}`;

/** What was clicked and chosen before this was asked for the first time, oldest first; nothing on pages without that script. */
export function earlyInput(): readonly Event[] {
  let recorded: Event[] = [];
  dispatchEvent(new CustomEvent(askEvent, { detail: (events: Event[]) => (recorded = events) }));
  return recorded;
}
