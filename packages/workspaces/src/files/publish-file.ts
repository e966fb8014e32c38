import { maxDescriptionLength, maxTagLength, maxTags, maxTitleLength } from "@zoetrope/kit/limits";
import { publishCategories, type Translations } from "@zoetrope/catalog";
import { locales } from "@zoetrope/i18n/locales";
import { sql } from "drizzle-orm";
import { requireMembership, requireQuota } from "../members/membership.ts";
import { nameOf, requirePerson, type Person } from "../members/people.ts";
import { plainText } from "../text-rules.ts";
import { WorkspaceError } from "../workspace-error.ts";
import { emitWorkspaceEvent, eventDataOf } from "../webhooks/workspace-event.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import { refreshCreatorName } from "./creator-name.ts";
import { requireFile } from "./file-rows.ts";
import { getLicence, type Licence } from "./licences.ts";
import type { PublishRequest, TitleInLanguage, WorkspaceFile } from "./workspace-file.ts";

/** The name under which the catalogue knows a file: always the same, so its address survives being taken back. */
export const catalogueSource = (fileId: string): string => `workspace-file:${fileId}`;

/**
 * Makes a file public, or changes the words of one that is. Wants a verified address: somebody answers for what
 * everybody can see.
 */
export async function publishFile(
  services: WorkspaceServices,
  userId: string,
  request: PublishRequest,
): Promise<WorkspaceFile> {
  const { database, catalog, files, jobs } = services;
  const wanted = parse(request);
  const file = await requireFile(database.db, userId, request.fileId, "files:publish");
  const membership = await requireMembership(database.db, userId, file.workspaceId, "files:publish");
  const person = await requirePerson(database.db, userId);
  if (!person.isEmailVerified) throw new WorkspaceError("email-unverified");
  if (!file.publication) await requireQuota(database.db, membership, "public-animations");
  const bytes = await files.read(file.sourceKey);
  if (bytes === null) throw new Error(`file ${file.id} has no bytes`);
  await refreshCreatorName(database, person.username);
  const result = await catalog.ingest(
    {
      ...wanted,
      translations: translationsOf(request.titles ?? file.publication?.titles ?? []),
      bytes,
      sourceKey: catalogueSource(file.id),
      creator: { username: person.username, name: nameOf(person), url: null },
      creatorUserId: userId,
      attribution: attributionOf(wanted, person),
    },
    { isUpdating: true },
  );
  if (result.outcome === "refused")
    throw result.code === "username-of-another"
      ? new WorkspaceError("username-of-another")
      : new WorkspaceError("file-refused", { refusal: result.code, publicMessage: result.reason });
  const published = await database.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update workspace_files set catalogue_id = ${result.id}, published_by = ${userId}, updated_at = now()
      where id = ${file.id} returning id`);
    if (rows.length === 0) return null;
    const now = await requireFile(tx, userId, file.id, "files:read");
    const type = file.publication === null ? "publication.created" : "publication.updated";
    // Taken back meanwhile, it has no public side to report.
    if (now.publication !== null) await emitWorkspaceEvent(jobs, tx, type, eventDataOf(now, now.publication));
    return now;
  });
  jobs.wake();
  if (published !== null) return published;
  // Deleted meanwhile: what nobody can take back any more must not stay public.
  await catalog.withdraw(catalogueSource(file.id));
  throw new WorkspaceError("file-missing");
}

/** Takes a file out of the catalogue; harmless for a draft. Its address works again when it is published again. */
export async function unpublishFile(
  { database, catalog, jobs }: WorkspaceServices,
  userId: string,
  fileId: string,
): Promise<WorkspaceFile> {
  const before = await requireFile(database.db, userId, fileId, "files:publish");
  await catalog.withdraw(catalogueSource(fileId));
  const file = await database.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update workspace_files set catalogue_id = null, updated_at = now()
      where id = ${fileId} and catalogue_id is not null returning id`);
    // Of two who take it back at once one did.
    if (rows.length > 0 && before.publication !== null)
      await emitWorkspaceEvent(jobs, tx, "publication.withdrawn", eventDataOf(before, before.publication));
    return requireFile(tx, userId, fileId, "files:read");
  });
  jobs.wake();
  return file;
}

interface Wanted {
  title: string;
  description: string;
  tags: string[];
  category: string;
  licence: Licence;
}

function parse(request: PublishRequest): Wanted {
  const title = plainText(request.title, maxTitleLength);
  if (title === null) throw new WorkspaceError("title-malformed");
  const description = (request.description ?? "").trim();
  if (
    description.length > maxDescriptionLength ||
    /(?![\t\n\r])\p{Cc}/u.test(description) ||
    !description.isWellFormed()
  )
    throw new WorkspaceError("description-malformed");
  const tags = request.tags.slice(0, maxTags + 1).map((tag) => plainText(tag, maxTagLength));
  const plainTags = [...new Set(tags.filter((tag) => tag !== null))];
  if (tags.includes(null) || tags.length > maxTags || plainTags.length === 0)
    throw new WorkspaceError("tags-malformed");
  const category = publishCategories.find((known) => known === (request.category ?? "other"));
  if (category === undefined) throw new WorkspaceError("category-unknown");
  const licence = getLicence(request.licence);
  if (!licence) throw new WorkspaceError("licence-unknown");
  return { title, description, tags: plainTags, category, licence };
}

/** Titles as the catalogue keeps them: each language once, and only those of the site. */
function translationsOf(titles: readonly TitleInLanguage[]): Translations {
  const translations: Translations = {};
  for (const { locale: asked, title: given } of titles) {
    const locale = locales.find((known) => known === asked);
    const title = plainText(given, maxTitleLength);
    if (locale === undefined || title === null || translations[locale] !== undefined)
      throw new WorkspaceError("titles-malformed");
    translations[locale] = { title };
  }
  return translations;
}

const attributionOf = ({ title, licence }: Wanted, person: Person): string =>
  `${title} by ${nameOf(person)}, ${licence.name}`;
