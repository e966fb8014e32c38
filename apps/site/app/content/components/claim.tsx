import type { ReactNode } from "react";
import { elementsOf } from "./lists.tsx";
import { benchmarkFigure } from "./benchmarks.tsx";
import { InlineCode } from "./code-sample.tsx";
import { useContent, useContentMessages } from "../content-context.ts";

/**
 * A figure with what it says and where it comes from: `bench` and `figure` take it from the last run of a benchmark,
 * `isClaim` says that nothing here measures a written `value`.
 */
export function Claim({
  value,
  bench,
  figure = "",
  isClaim = false,
  children,
}: {
  value?: string;
  bench?: string;
  figure?: string;
  isClaim?: boolean;
  children: ReactNode;
}) {
  const { lang } = useContent().page.frontMatter;
  const messages = useContentMessages();
  return (
    <div className="content-claim">
      <dt className="content-claim__number">
        {bench === undefined ? value : benchmarkFigure({ bench, what: figure, locale: lang })}
      </dt>
      <dd>{children}</dd>
      {bench === undefined ? null : (
        <dd className="content-claim__source">
          {messages.measuredBy} <InlineCode>{`npm run bench -- ${bench}`}</InlineCode>
        </dd>
      )}
      {isClaim ? <dd className="content-claim__source">{messages.claim}</dd> : null}
    </div>
  );
}

export const Claims = ({ children }: { children: ReactNode }) => (
  <dl className="content-claims" data-n={elementsOf(children).length}>
    {children}
  </dl>
);
