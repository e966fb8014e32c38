import type { AnimationSummary } from "@zoetrope/catalog";
import { isPost } from "../blog/list-posts.ts";
import { PostFooter } from "../blog/post-footer.tsx";
import { CaseStudyFooter } from "../case-studies/case-study-footer.tsx";
import { isCaseStudy } from "../case-studies/list-case-studies.ts";
import { PageHead } from "../document/page-head.tsx";
import { PageTabs } from "../page/page-tabs.tsx";
import { pictureOfWords } from "../document/link-picture.ts";
import { usePage } from "../page/use-page.ts";
import { contentComponents } from "./content-components.ts";
import { ContentProvider } from "../content/content-context.ts";
import type { ContentPage } from "../content/content-modules.ts";
import { PageData } from "./page-data.tsx";
import { LanguageNotice } from "./language-notice.tsx";

/** A page of words inside the site's chrome. The words say their language where it is not that of the page. */
export function ContentView({
  page,
  pictures,
}: {
  page: ContentPage;
  pictures: ReadonlyMap<string, readonly AnimationSummary[]>;
}) {
  const site = usePage();
  const { locale } = site;
  const { Words, frontMatter } = page;
  return (
    <main
      id="main"
      className="wrapper content"
      lang={frontMatter.lang === locale ? undefined : frontMatter.lang}
    >
      <PageHead
        title={frontMatter.title}
        description={frontMatter.description}
        picture={pictureOfWords(site, page)}
        article={"published" in frontMatter ? frontMatter : undefined}
        lang={frontMatter.lang}
      />
      <PageTabs />
      {frontMatter.lang === locale ? null : <LanguageNotice page={page} />}
      <ContentProvider value={{ page, pictures }}>
        <Words components={contentComponents} />
        {isPost(page) ? <PostFooter post={page} /> : null}
        {isCaseStudy(page) ? <CaseStudyFooter study={page} /> : null}
      </ContentProvider>
      {/* Last, so that the page's head stays first: what comes after something keeps a distance from it. */}
      <PageData page={page} />
    </main>
  );
}
