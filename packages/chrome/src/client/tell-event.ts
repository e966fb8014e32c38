/** What parts of a page tell whoever measures, in the fields of its event; they know nothing more of it. */
export type MeasuredEvent =
  | { event: "like" | "upload" | "publish"; file_id: string }
  | { event: "download" | "file-view"; file_id: string; element: string }
  | { event: "search"; query: string; result_count: number; sort: string; type: string };

declare global {
  interface DocumentEventMap {
    /** Something that is worth counting has happened. Heard by nobody where nothing is measured. */
    "zoetrope:measure": CustomEvent<MeasuredEvent>;
  }
}

export function tellEvent(event: MeasuredEvent): void {
  document.dispatchEvent(new CustomEvent("zoetrope:measure", { detail: event }));
}
