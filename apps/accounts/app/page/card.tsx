import { BrandMark, Logo } from "@zoetrope/chrome";
import { localiseHref } from "@zoetrope/i18n";
import { Icon, type Tint } from "@zoetrope/ui";
import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "./drawing.tsx";
import { usePage } from "./use-page.ts";

/** One column under a tissue window: every page of the sign-in. */
export function Card({
  title,
  tint,
  drawing,
  foot,
  isHidden = false,
  children,
}: {
  title: string;
  tint: Tint;
  drawing: DrawingName;
  foot?: ReactNode;
  /** True in a frame that nobody sees: it does not say that it is ready to be seen. */
  isHidden?: boolean;
  children: ReactNode;
}) {
  const { messages, urls, locale, authRequest, document } = usePage();
  document.frame = { ...document.frame, title: isHidden ? null : title };
  return (
    <main className="frame-layout" data-backdrop="">
      <title>{`${title} · Zoetrope`}</title>
      <section className="frame" aria-labelledby="card-title">
        <div className={`frame__top tissue tint-${tint}`}>
          <Drawing name={drawing} />
          <div className="frame__logo">
            {authRequest.host === null ? (
              <Logo href={urls.site + localiseHref(locale, "/")} label={messages.frame.home} />
            ) : (
              // In a frame a link would lead nowhere: no page of the site may stand in one.
              <span className="logo">
                <BrandMark />
              </span>
            )}
          </div>
          {authRequest.host?.mode === "modal" ? (
            <button
              type="button"
              className="icon-button frame__close"
              aria-label={messages.frame.close}
              data-close=""
              hidden
            >
              <Icon name="x" />
            </button>
          ) : null}
        </div>
        <div className="frame__body">
          <h1 className="h3" id="card-title" tabIndex={-1}>
            {title}
          </h1>
          {children}
          {foot === undefined ? null : <p className="frame__footer">{foot}</p>}
        </div>
      </section>
    </main>
  );
}
