const shownForInMs = 2_000;

/** Says for two seconds after each copy that it was made. */
export function createCopiedMark(show: (isCopied: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    mark(): void {
      show(true);
      clearTimeout(timer);
      timer = setTimeout(() => show(false), shownForInMs);
    },
    stop: (): void => clearTimeout(timer),
  };
}
