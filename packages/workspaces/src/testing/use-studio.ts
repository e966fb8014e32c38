import type { Database } from "@zoetrope/database";
import { afterAll, beforeAll } from "vitest";
import type { PublishRequest, WorkspaceFile, Workspaces } from "../index.ts";
import { circleLottie, openTemporaryWorkspaces, type TemporaryWorkspaces } from "./temporary-workspaces.ts";

/** Workspaces of one suite, with files in them. */
export class Studio {
  temporary!: TemporaryWorkspaces;

  get workspaces(): Workspaces {
    return this.temporary.workspaces;
  }

  async create(): Promise<{ id: string; owner: string }> {
    const owner = await this.temporary.person();
    const { id } = await this.workspaces.create(owner, "Studio");
    return { id, owner };
  }

  /** A file that is drawn already. */
  async upload(
    who: string,
    workspaceId: string,
    filename = "Owl.json",
    bytes = circleLottie(),
  ): Promise<WorkspaceFile> {
    const { id } = await this.workspaces.upload(who, { workspaceId, filename, bytes });
    await this.temporary.runJobs();
    return await this.workspaces.file(who, id);
  }

  /** Titles in the catalogue. */
  async find(query: string): Promise<string[]> {
    return (await this.temporary.catalog.search({ query })).items.map(({ title }) => title);
  }
}

export const publication = (fileId: string, more: Partial<PublishRequest> = {}): PublishRequest => ({
  fileId,
  title: "Owl at night",
  tags: ["owl", "night"],
  licence: "CC-BY-4.0",
  ...more,
});

/** Opens them on a database for the tests of a suite. */
export function useStudio(kind: Database["kind"]): Studio {
  const studio = new Studio();
  beforeAll(async () => {
    studio.temporary = await openTemporaryWorkspaces(kind);
  });
  afterAll(() => studio.temporary.remove());
  return studio;
}
