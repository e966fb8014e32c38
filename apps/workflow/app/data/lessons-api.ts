import {
  conceptsOperation,
  forgetLessonOperation,
  zeroResultSearchesOperation,
  lessonsOperation,
  teachOperation,
  type ConceptsQuery,
  type GatewayClient,
  type LessonFieldsFragment,
  type TeachMutationVariables,
} from "@zoetrope/gateway-client";
import { orNull } from "./or-null.ts";

interface SearchTeaching {
  lessons: LessonFieldsFragment[];
  /** What people did not find in the last 30 days; null where nothing is measured. */
  zeroResult: { query: string; count: number }[] | null;
}

export interface LessonsApi {
  /** Null for who does not run the platform. */
  load(locale: string): Promise<SearchTeaching | null>;
  concepts(prefix: string, locale: string): Promise<ConceptsQuery["concepts"]>;
  /** Why it was not taken; null when it is taught. */
  teach(lesson: TeachMutationVariables): Promise<string | null>;
  forget(id: string): Promise<boolean>;
}

export const createLessonsApi = (client: GatewayClient): LessonsApi => ({
  load: (locale) =>
    orNull(
      Promise.all([
        client.run(lessonsOperation, { locale }),
        client.run(zeroResultSearchesOperation, { range: "MONTH" }),
      ]).then(([{ lessons }, { zeroResultSearches }]) => ({
        lessons,
        zeroResult:
          zeroResultSearches?.map(({ key, values }) => ({ query: key, count: values[0] ?? 0 })) ?? null,
      })),
    ),
  concepts: async (prefix, locale) => (await client.run(conceptsOperation, { prefix, locale })).concepts,
  teach: async (lesson) => (await client.run(teachOperation, lesson)).teach.refused,
  forget: async (id) => (await client.run(forgetLessonOperation, { id })).forgetLesson,
});
