import { handedFragment, handOverFiles } from "../parts/open-file/handed-files.ts";

/** Where an operating system sends what is shared with the tools (`share_target` of their manifest), below their folder. */
export const sharePath = "/share";
/** Of the form in which files come. */
export const sharedFiles = "files";

const addressIn = (form: FormData): string | undefined =>
  ["url", "text", "title"]
    .map((field) => form.get(field))
    // Android puts addresses into the text.
    .flatMap((value) => (typeof value === "string" ? /https?:\/\/\S+/.exec(value) : null) ?? [])[0];

/** Files are handed to the page of all tools, an address to the player, which asks before it is fetched. Nothing goes to the server. */
export async function takeShared(request: Request, folder: string): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll(sharedFiles).filter((value) => typeof value !== "string");
  const address = addressIn(form);
  if (files.length === 0 && address !== undefined)
    return Response.redirect(`${folder}/web-player?url=${encodeURIComponent(address)}`, 303);
  await handOverFiles(files);
  return Response.redirect(folder + handedFragment, 303);
}
