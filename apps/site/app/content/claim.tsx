import type { ReactNode } from "react";
import { elementsOf } from "./lists.tsx";
import { benchmarkFigure } from "./benchmarks.tsx";
import { InlineCode } from "./code-sample.tsx";
import { useContent, useContentWords } from "./content-context.ts";

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
  const words = useContentWords();
  return (
    <div className="ct-claim">
      <dt className="ct-claim__n">
        {bench === undefined ? value : benchmarkFigure({ bench, what: figure, locale: lang })}
      </dt>
      <dd>{children}</dd>
      {bench === undefined ? null : (
        <dd className="ct-claim__s">
          {words.measuredBy} <InlineCode>{`npm run bench -- ${bench}`}</InlineCode>
        </dd>
      )}
      {isClaim ? <dd className="ct-claim__s">{words.claim}</dd> : null}
    </div>
  );
}

export const Claims = ({ children }: { children: ReactNode }) => (
  <dl className="ct-claims" data-n={elementsOf(children).length}>
    {children}
  </dl>
);
