import type {
  FilePage,
  FileState,
  Licence,
  ListFilesRequest,
  Publication,
  TitleInLanguage,
  WorkspaceFile,
} from "@zoetrope/workspaces";
import { builder } from "./builder.ts";

export const FileStateType = builder.enumType("FileState", {
  values: { DRAFT: { value: "draft" }, PUBLISHED: { value: "published" } } as const,
});

export const LicenceType = builder.objectRef<Licence>("Licence").implement({
  fields: (t) => ({
    spdx: t.exposeString("spdx"),
    name: t.exposeString("name"),
    url: t.exposeString("url"),
  }),
});

const TitleType = builder.objectRef<TitleInLanguage>("Title").implement({
  fields: (t) => ({
    locale: t.exposeString("locale", { description: "BCP 47 tag." }),
    title: t.exposeString("title"),
  }),
});

const PublicationType = builder.objectRef<Publication>("Publication").implement({
  description: "The public side of a file.",
  fields: (t) => ({
    animationId: t.exposeID("catalogueId"),
    pageUrl: t.string({
      resolve: ({ slug, catalogueId }, _, { urls }) => `${urls.site}/animation/${slug}-${catalogueId}`,
    }),
    title: t.exposeString("title"),
    titles: t.expose("titles", { type: [TitleType], description: "In other languages." }),
    description: t.exposeString("description"),
    tags: t.exposeStringList("tags"),
    category: t.exposeString("category"),
    licence: t.exposeString("licence", { description: "SPDX identifier." }),
    publishedAt: t.expose("publishedAt", { type: "DateTime" }),
  }),
});

export const FileType = builder.objectRef<WorkspaceFile>("File").implement({
  description:
    "An animation that lives in a workspace, public or not. Its addresses are yours alone and good for five to ten minutes.",
  fields: (t) => ({
    id: t.exposeID("id"),
    workspaceId: t.exposeID("workspaceId"),
    name: t.exposeString("name"),
    state: t.field({
      type: FileStateType,
      resolve: ({ publication }): FileState => (publication ? "published" : "draft"),
    }),
    publication: t.expose("publication", { type: PublicationType, nullable: true }),
    sourceUrl: t.string({
      description: "The file as it was uploaded.",
      resolve: (file, _, { workspaces, userId }) => workspaces.fileAddress(userId, file, "source"),
    }),
    posterUrl: t.string({
      nullable: true,
      description: "Null until it is drawn, a moment after the upload, and where it cannot be.",
      resolve: (file, _, { workspaces, userId }) => workspaces.fileAddress(userId, file, "poster"),
    }),
    playUrl: t.string({
      nullable: true,
      description: "What players load: optimised, without expressions. Comes with the poster.",
      resolve: (file, _, { workspaces, userId }) => workspaces.fileAddress(userId, file, "play"),
    }),
    downloadUrl: t.string({
      description: "The file as it was uploaded, to be saved as `filename`.",
      resolve: (file, _, { workspaces, userId }) => workspaces.fileAddress(userId, file, "download"),
    }),
    filename: t.exposeString("filename", {
      description: "The name with the file's extension, without what some systems refuse.",
    }),
    sizeInBytes: t.exposeInt("sizeInBytes"),
    width: t.exposeInt("width"),
    height: t.exposeInt("height"),
    frameRate: t.exposeFloat("frameRate"),
    frameCount: t.exposeFloat("frameCount"),
    durationInSeconds: t.exposeFloat("durationInSeconds"),
    layerCount: t.exposeInt("layerCount"),
    features: t.exposeStringList("features"),
    backgroundColour: t.exposeString("backgroundColour", { nullable: true }),
    drawingRefusal: t.exposeString("drawingRefusal", {
      nullable: true,
      description:
        "Why it cannot be drawn, by the codes of refused uploads; null while nothing is known to be wrong.",
    }),
    warnings: t.exposeStringList("warnings", {
      description: "What may not play as meant, in plain words.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});

export const FileConnectionType = builder.objectRef<FilePage>("FileConnection").implement({
  fields: (t) => ({
    files: t.expose("files", { type: [FileType] }),
    totalCount: t.exposeInt("totalCount"),
    hasNextPage: t.exposeBoolean("hasNextPage"),
    endCursor: t.exposeString("endCursor", {
      nullable: true,
      description: "Give it as `after` to go on from here.",
    }),
  }),
});

/** What every list of files takes. */
export const connectionArguments = builder.args((t) => ({
  first: t.int({ required: false, description: "How many: 1 to 100, default 24." }),
  after: t.string({ required: false, description: "`endCursor` of the page before." }),
  query: t.string({ required: false, description: "Part of a name." }),
}));

interface PageArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
  query?: string | null | undefined;
}

export const listRequestOf = ({ first, after, query }: PageArguments): ListFilesRequest => ({
  ...(first == null ? {} : { first }),
  ...(after == null ? {} : { after }),
  ...(query == null ? {} : { query }),
});
