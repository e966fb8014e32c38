const timeoutInMs = 3_000;

/** Settles when the sheet of menus, search and footer has come, or seems to come no more: what is opened before would be bare. */
export function deferredStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link === null || link.sheet !== null) return Promise.resolve();
  return new Promise((settle) => {
    for (const end of ["load", "error"]) link.addEventListener(end, () => settle(), { once: true });
    setTimeout(settle, timeoutInMs);
  });
}
