import { ButtonLink } from "@zoetrope/ui";
import { Drawing } from "../art/drawing.tsx";
import { EmptyDrum } from "../home/drum.tsx";
import { FindField } from "../home/find-field.tsx";
import homeStyles from "../styles/home-page.css?inline";
import resultsStyles from "../styles/results-page.css?inline";
import { PageHead } from "./page-head.tsx";
import { usePage } from "../page/use-page.ts";

export const errorStyles = homeStyles + resultsStyles;

/** The pages for addresses that lead nowhere, cannot be read, or failed. */
export function ErrorPage({ status }: { status: number }) {
  const { messages, href } = usePage();
  const { errors } = messages;
  const text =
    status === 404
      ? errors.notFound
      : status === 400
        ? errors.badRequest
        : status === 503
          ? errors.unavailable
          : errors.failed;
  if (status === 404 || status === 400) {
    return (
      <main id="main" className="missing">
        <PageHead title={text.title} />
        <div className="wrapper missing__text">
          <h1 className="h1">{text.title}</h1>
          <p className="lead">{text.lead}</p>
          <FindField id="find" />
          <p>
            <a className="link" href={href("/")}>
              {errors.home}
            </a>
          </p>
        </div>
        <EmptyDrum />
      </main>
    );
  }
  return (
    <main id="main" className="wrapper failed">
      <PageHead title={text.title} />
      <div className="empty-state__art tint-sky">
        <Drawing name="unplugged" />
      </div>
      <h1 className="h1">{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <div className="row row--wrap">
        <ButtonLink href="">{errors.tryAgain}</ButtonLink>
        <ButtonLink variant="secondary" href={href("/")}>
          {errors.home}
        </ButtonLink>
      </div>
    </main>
  );
}
