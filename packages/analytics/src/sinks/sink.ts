import type { EventProject } from "../analytics-config.ts";
import type { EventPayload } from "../event-payload.ts";

/** Free-form; only texts, numbers and truth values are forwarded. */
export type UserProperties = Record<string, unknown>;

/** Somebody who is told of events. */
export interface Sink {
  track(event: string, payload: EventPayload, project: EventProject): void;
  /** Null: nobody any more. */
  identify(userId: string | null, properties: Record<string, string | number | boolean>): void;
  /** The visitor says no: what has not been sent yet is forgotten, until they are told of events again. */
  forget(): void;
}
