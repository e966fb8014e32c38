/** Another page of this site as a document, to take parts from. Rejects for anything but a 200. */
export async function fetchPage(address: string, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(address, signal === undefined ? {} : { signal });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
