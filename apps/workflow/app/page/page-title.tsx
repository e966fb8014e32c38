/** React carries it into the head of the document. These pages are for people who work, not for search engines. */
export function PageTitle({ children }: { children: string }) {
  return (
    <>
      <title>{`${children} · Zoetrope`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
