// Compiled and run by openapi.test.ts beside a client that is made of the description (`./client`).
import { client } from "./client/client.gen.ts";
import {
  publishFile,
  runEditRecolour,
  runInspect,
  runRender,
  searchAnimations,
  uploadFile,
} from "./client/sdk.gen.ts";

export interface Walked {
  layers: unknown;
  picture: Blob | File;
  pageUrl: string | undefined;
}

/** What a program does that was written against the description: every name and type in it comes from there. */
export async function walk(baseUrl: string, ask: typeof fetch, key: string): Promise<Walked> {
  client.setConfig({ baseUrl, fetch: ask, auth: key });
  const found = await searchAnimations({ query: { q: "owl" }, throwOnError: true });
  const animation = found.data.data[0];
  if (animation === undefined) throw new Error("nothing was found");
  const sources = [{ animation: animation.id }];
  const inspected = await runInspect({ body: { sources }, throwOnError: true });
  const recoloured = await runEditRecolour({
    body: { sources, options: { map: ["#ff0000=#0000ff"] } },
    parseAs: "blob",
    throwOnError: true,
  });
  const blue = recoloured.data as unknown as Blob;
  const file = new File([blue], "blue.json");
  const uploaded = await uploadFile({ body: { file }, throwOnError: true });
  const { id } = uploaded.data.data;
  const rendered = await runRender({
    body: { sources: [{ file: id }], options: { width: 64, frame: 0, background: "#ffffff" } },
    parseAs: "blob",
    throwOnError: true,
  });
  const published = await publishFile({
    path: { id },
    body: { title: "Blue owl", tags: ["owl"], licence: "CC-BY-4.0" },
    throwOnError: true,
  });
  return {
    layers: inspected.data.data.reports,
    picture: rendered.data as unknown as Blob,
    pageUrl: published.data.data.publication?.pageUrl,
  };
}
