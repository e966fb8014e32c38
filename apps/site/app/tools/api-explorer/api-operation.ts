export interface ApiParameter {
  name: string;
  in: "query" | "path";
  description: string;
  isRequired: boolean;
  /** What may be chosen; empty where anything may be written. */
  choices: readonly string[];
  example: string;
}

export interface ApiOperation {
  id: string;
  method: string;
  /** With places in braces. */
  path: string;
  summary: string;
  description: string;
  parameters: readonly ApiParameter[];
  /** What the body may be; empty where there is none. */
  bodies: readonly ("form" | "json")[];
  /** Parts of a form that are files. */
  fileParts: readonly string[];
  /** True where the form has a part with options as JSON. */
  hasOptions: boolean;
  /** True where it may be asked with a key. */
  takesKey: boolean;
  /** True where it leads to an address, which is signed for whoever has a key. */
  isRedirect: boolean;
  /** What a body of JSON may look like; null where there is no example of it. */
  exampleBody: string | null;
  /** What the files of a form may hold, by the names of the parts. */
  exampleFiles: Readonly<Record<string, readonly string[]>>;
  /** Options that go with them, as JSON. */
  exampleOptions: string;
}

export const groupNames = ["library", "tools", "jobs", "files", "more"] as const;
export type GroupName = (typeof groupNames)[number];

/** Where an operation stands in the list. */
export function groupOf({ path }: Pick<ApiOperation, "path">): GroupName {
  const [, , , first = ""] = path.split("/");
  if (first === "tools" || first === "jobs" || first === "files") return first;
  return ["animations", "search", "search-keywords", "popular-searches", "packs"].includes(first)
    ? "library"
    : "more";
}
