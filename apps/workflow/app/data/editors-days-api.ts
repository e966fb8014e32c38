import {
  editorsDaysOperation,
  picksOperation,
  removeEditorsDayOperation,
  setEditorsDayOperation,
  type EditorsDaysQuery,
  type GatewayClient,
  type PickFieldsFragment,
  type SetEditorsDayMutationVariables,
} from "@zoetrope/gateway-client";
import { orNull } from "./or-null.ts";

export type Pick = PickFieldsFragment;
export type EditorsDay = EditorsDaysQuery["editorsDays"][number];

/** As many as come at once. */
const daysOfPage = 24;

export interface EditorsDaysApi {
  /** Null for who does not run the platform. */
  list(locale: string, before?: string): Promise<{ days: EditorsDay[]; hasMore: boolean } | null>;
  find(query: string, locale: string): Promise<Pick[]>;
  /** Why it was not taken; null when it is set. */
  set(day: SetEditorsDayMutationVariables): Promise<string | null>;
  remove(day: string): Promise<boolean>;
}

export const createEditorsDaysApi = (client: GatewayClient): EditorsDaysApi => ({
  list: (locale, before) =>
    orNull(
      client
        .run(editorsDaysOperation, { locale, before: before ?? null })
        .then(({ editorsDays }) => ({ days: editorsDays, hasMore: editorsDays.length === daysOfPage })),
    ),
  find: async (query, locale) => (await client.run(picksOperation, { query, locale })).picks,
  set: async (day) => (await client.run(setEditorsDayOperation, day)).setEditorsDay.refused,
  remove: async (day) => (await client.run(removeEditorsDayOperation, { day })).removeEditorsDay,
});
