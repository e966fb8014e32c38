import { usePage } from "./use-page.ts";

export function ErrorPage({ status }: { status: number }) {
  const { words } = usePage();
  const text = status === 404 ? words.errors.notFound : status === 400 ? words.errors.badRequest : words.errors.failed;
  return (
    <main id="main" className="wrap">
      <h1 className="h1">{text.title}</h1>
      <p className="lede">{text.lead}</p>
    </main>
  );
}
