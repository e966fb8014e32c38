/** Title and description; React carries them into the head of the document. */
export function PageHead({
  title,
  description,
  picture,
}: {
  title: string;
  description?: string;
  picture?: string;
}) {
  const full = `${title} · Zoetrope`;
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content="Zoetrope" />
      <meta property="og:type" content="website" />
      {description === undefined ? null : <meta name="description" content={description} />}
      {description === undefined ? null : <meta property="og:description" content={description} />}
      {picture === undefined ? null : <meta property="og:image" content={picture} />}
    </>
  );
}
