import { getChromeMessages } from "@zoetrope/i18n";
import { Breadcrumb } from "@zoetrope/ui";
import type { ReactNode } from "react";
import { isPost } from "../blog/list-posts.ts";
import { PostByline } from "../blog/post-byline.tsx";
import { ContentDrawing } from "../content/components/content-drawing.tsx";
import { useContent } from "../content/content-context.ts";
import { usePage } from "../page/use-page.ts";

/**
 * The head of a page: its one first heading and lead at the left, its drawing on its tissue at the right. `plain` leaves the drawing out
 * and puts what else it holds to the right of the heading.
 */
export function Hero({
  title,
  plain = false,
  children,
}: {
  title: string;
  plain?: boolean;
  children?: ReactNode;
}) {
  const { page } = useContent();
  const { frontMatter } = page;
  if (plain) {
    return (
      <>
        <ToolBreadcrumb title={title} />
        <header className="content-hero content-hero--plain">
          <h1 className="h1">{title}</h1>
          <div className="content-hero__text">{children}</div>
        </header>
      </>
    );
  }
  return (
    <header className="content-hero">
      <div className="content-hero__text">
        {isPost(page) ? <PostByline post={page} /> : null}
        <h1 className="h1">{title}</h1>
        {children}
      </div>
      <div className={`content-hero__drawing panel tint-${frontMatter.tint}`}>
        <ContentDrawing name={frontMatter.drawing} />
      </div>
    </header>
  );
}

/** Where a tool lies: below all of them. */
function ToolBreadcrumb({ title }: { title: string }) {
  const { locale, path, href, messages } = usePage();
  if (!path.startsWith("/tools/")) return null;
  return (
    <Breadcrumb
      label={messages.browse.breadcrumb}
      entries={[{ text: getChromeMessages(locale).groups.tools, href: href("/tools") }, { text: title }]}
    />
  );
}
