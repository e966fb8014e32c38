import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { Tint } from "@zoetrope/ui";
import { useContentMessages } from "../content-context.ts";
import { ContentDrawing } from "./content-drawing.tsx";
import type { ContentDrawingName } from "../drawing-names.ts";
import { useTarget } from "./use-target.ts";

/** The elements among children; the line ends between them are no children of a list. */
export const elementsOf = (children: ReactNode): ReactElement[] =>
  (Array.isArray(children) ? (children as ReactNode[]) : [children]).filter((child) => isValidElement(child));

/** What a file or a subject is, as a dope sheet: name and value, line by line. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="content-facts">{children}</dl>;

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What to do, one after the other, each with its number. */
export const Steps = ({ children }: { children: ReactNode }) => (
  <ol className="content-steps" data-n={elementsOf(children).length}>
    {children}
  </ol>
);

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3 className="h4">{title}</h3>
      {children}
    </li>
  );
}

/** Ways on as tissue cards, up to four on a line. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <ul className="content-cards" data-n={elementsOf(children).length}>
    {children}
  </ul>
);

export function Card({
  title,
  href,
  tint,
  drawing,
  children,
}: {
  title: string;
  href: string;
  tint: Tint;
  drawing: ContentDrawingName;
  children: ReactNode;
}) {
  const target = useTarget(href);
  return (
    <li>
      <a className={`content-card tissue tint-${tint}`} {...target}>
        <span className="content-card__drawing">
          <ContentDrawing name={drawing} />
        </span>
        <span className="content-card__text">
          <b className="h4">{title}</b>
          <span>{children}</span>
        </span>
      </a>
    </li>
  );
}

/** Entries between hairlines. With an address the whole line is a link. */
export const RuledList = ({ children }: { children: ReactNode }) => (
  <ul className="content-ruled-list">{children}</ul>
);

/** `from` and `to` are short: a file type in, a file type out. */
export function Item({
  title,
  href,
  from,
  to,
  children,
}: {
  title: string;
  href?: string;
  from?: string;
  to?: string;
  children: ReactNode;
}) {
  const target = useTarget(href);
  const { to: between } = useContentMessages();
  const words = (
    <>
      <b className="h4">{title}</b>
      <span className="secondary-text">{children}</span>
      {to === undefined ? null : (
        <span className="content-conversion">
          {from === undefined ? null : <span>{from}</span>}
          {from === undefined ? null : <span aria-hidden="true">→</span>}
          {from === undefined ? null : <span className="visually-hidden">{between}</span>}
          <span>{to}</span>
        </span>
      )}
    </>
  );
  return (
    <li>
      {target === null ? (
        <div className="content-item">{words}</div>
      ) : (
        <a className="content-item" {...target}>
          {words}
        </a>
      )}
    </li>
  );
}
