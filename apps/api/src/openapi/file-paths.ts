import { idPattern } from "@zoetrope/kit";
import { megabytesText } from "@zoetrope/kit/limits";
import { maxFilePageSize } from "../files/file-request.ts";
import { fileForm, json, parameter, pathParameter, problem } from "./describe.ts";
import { signedIn } from "./security.ts";

const fileIdParameter = pathParameter("id", idPattern.source);
const workspaceParameter = parameter(
  "workspaceId",
  "Which workspace. With a key its own is meant where none is named.",
  { type: "string", pattern: idPattern.source },
);

const problems = {
  400: problem("A parameter that nothing reads, or that cannot be meant; it is named."),
  401: problem("Neither a session nor a key that is good."),
  403: problem("The role, the plan or the scopes of the key do not allow it."),
  404: problem("There is no such file or workspace for you."),
  429: problem("The key has asked too often; try again after Retry-After seconds."),
};

/** Files of a workspace. */
export const filePaths = ({ maxUploadBytes }: { maxUploadBytes: number }) => ({
  "/api/v1/files": {
    get: {
      operationId: "listFiles",
      summary: "Files of a workspace, the newest first",
      security: signedIn,
      parameters: [
        workspaceParameter,
        parameter("state", "Only drafts, or only what is public.", { enum: ["draft", "published"] }, "draft"),
        parameter("q", "Part of a name.", { type: "string" }, "owl"),
        parameter(
          "pageSize",
          "Files of one page.",
          { type: "integer", minimum: 1, maximum: maxFilePageSize, default: 24 },
          10,
        ),
        parameter("after", "Where the page before ended, as `links.next` has it.", { type: "string" }),
        parameter("before", "Where the page after began, as `links.prev` has it.", { type: "string" }),
      ],
      responses: {
        200: json("One page of them, where it goes on and where it came from.", "FileList"),
        ...problems,
      },
    },
    post: {
      operationId: "uploadFile",
      summary: "Upload a file to a workspace",
      description: `Up to ${megabytesText(maxUploadBytes)}. A key takes the scope files:write.`,
      security: signedIn,
      parameters: [workspaceParameter],
      requestBody: { required: true, content: { "multipart/form-data": fileForm } },
      responses: {
        201: json("The file with its facts, and the addresses of what plays it.", "File"),
        ...problems,
        400: problem("The file cannot be played; the reason is named."),
        409: problem("The plan’s quota is reached."),
        413: problem("The file is too large."),
        503: problem("The server is at capacity; try again after Retry-After seconds."),
      },
    },
  },
  "/api/v1/files/{id}": {
    get: {
      operationId: "getFile",
      summary: "One file of a workspace",
      security: signedIn,
      parameters: [fileIdParameter],
      responses: { 200: json("Its facts, and the addresses of what plays it.", "File"), ...problems },
    },
    delete: {
      operationId: "deleteFile",
      summary: "Delete a file, and take it out of the catalogue",
      security: signedIn,
      parameters: [fileIdParameter],
      responses: { 204: { description: "It is gone." }, ...problems },
    },
  },
  "/api/v1/files/{id}/publication": {
    put: {
      operationId: "publishFile",
      summary: "Publish a file, or change the words of one that is public",
      security: signedIn,
      parameters: [fileIdParameter],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Publication" },
            example: {
              title: "Owl at night",
              tags: ["owl", "night"],
              licence: "CC-BY-4.0",
              titles: [{ locale: "de", title: "Eule bei Nacht" }],
            },
          },
        },
      },
      responses: {
        200: json("The file with its publication.", "File"),
        ...problems,
        400: problem("The words cannot be taken; what is wrong is named."),
        409: problem("The plan’s quota is reached, or the username is another creator’s."),
        413: problem("The words are too large."),
        415: problem("The words are no application/json."),
      },
    },
    delete: {
      operationId: "unpublishFile",
      summary: "Take a file out of the catalogue",
      security: signedIn,
      parameters: [fileIdParameter],
      responses: { 200: json("The file, a draft again.", "File"), ...problems },
    },
  },
});
