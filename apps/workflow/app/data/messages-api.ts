import {
  deleteMessageOperation,
  GatewayError,
  messageOperation,
  messagesOperation,
  sampleFilesOperation,
  setMessageDoneOperation,
  type GatewayClient,
  type MessageFieldsFragment,
  type MessageKind,
} from "@zoetrope/gateway-client";
import { orNull } from "./or-null.ts";

export type Message = MessageFieldsFragment;
export type { MessageKind };

export interface MessageFilter {
  kind: MessageKind | null;
  isDone: boolean | null;
}

export interface MessagesApi {
  /** Null for who does not run the platform. */
  list(filter: MessageFilter, after: string | null): Promise<{ items: Message[]; hasMore: boolean } | null>;
  /** Null also for a message that is gone. */
  get(id: string): Promise<Message | null>;
  setDone(id: string, isDone: boolean): Promise<Message>;
  remove(id: string): Promise<void>;
  csv(filter: MessageFilter): Promise<File>;
  picture(id: string): Promise<Blob>;
  /** Null for who does not run the platform. */
  sampleFiles(): Promise<string[] | null>;
}

export function createMessagesApi(client: GatewayClient, apiUrl: string): MessagesApi {
  async function fetchBytes(path: string): Promise<Blob> {
    const response = await fetch(new URL(path, apiUrl), {
      headers: { authorization: `Bearer ${await client.token()}` },
    });
    if (!response.ok) throw new GatewayError(`${path} was answered ${response.status}`, {});
    return response.blob();
  }
  return {
    list: async (filter, after) =>
      orNull(client.run(messagesOperation, { ...filter, after }).then(({ messages }) => messages)),
    get: async (id) => orNull(client.run(messageOperation, { id }).then(({ message }) => message)),
    setDone: async (id, isDone) => (await client.run(setMessageDoneOperation, { id, isDone })).setMessageDone,
    async remove(id) {
      await client.run(deleteMessageOperation, { id });
    },
    async csv({ kind, isDone }) {
      const query = new URLSearchParams();
      if (kind !== null) query.set("kind", kind.toLowerCase());
      if (isDone !== null) query.set("state", isDone ? "done" : "open");
      const bytes = await fetchBytes(`/api/v1/feedback.csv?${query}`);
      return new File([bytes], "zoetrope-messages.csv", { type: "text/csv" });
    },
    picture: (id) => fetchBytes(`/api/v1/feedback/${id}/picture`),
    sampleFiles: async () =>
      orNull(client.run(sampleFilesOperation).then(({ sampleFiles }) => [...sampleFiles])),
  };
}
