import type { MessagesApi } from "../data/messages-api.ts";
import type { AdminProps } from "./admin-props.ts";

export interface MessagesProps extends AdminProps {
  api: MessagesApi;
  /** Shows one message, or the list. */
  onShow(id: string | null): void;
}
