const key = "current-workspace";

/** The workspace that this browser looked at last; null when it does not know. */
export function getCurrentWorkspaceId(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function setCurrentWorkspaceId(id: string): void {
  try {
    localStorage.setItem(key, id);
  } catch {
    // A browser that keeps nothing begins with the first workspace each time.
  }
}
