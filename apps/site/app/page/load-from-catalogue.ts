import { data } from "react-router";

/**
 * Waits for the catalogue and turns its expected refusals (errors that carry an HTTP status) into the page for that status.
 * Everything else goes on to the log and becomes the page for 500.
 */
export async function loadFromCatalogue<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const status = error instanceof Error && "status" in error ? Number(error.status) : 500;
    if (status === 400 || status === 404) throw data(null, { status });
    throw error;
  }
}

export const pageMissing = () => data(null, { status: 404 });
export const addressRefused = () => data(null, { status: 400 });
