import { getChromeMessages, defaultLocale, type ChromeMessages } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import { shownCaseStudies } from "./case-studies.ts";
import type { ChromeProps } from "../chrome-props.ts";
import { ChromeLink } from "../chrome-link.tsx";
import { itemOf, sectionOf } from "../analytics/impression-attributes.ts";
import { MenuDrawing } from "./menu-drawing.tsx";
import type { Menu, MenuGroup, MenuLink } from "./menus.ts";

const skeletonPosts = ["first", "second", "third", "fourth"];

type PanelContext = Pick<ChromeProps, "analytics" | "locale">;

function Entry({ link, ...props }: { link: MenuLink } & PanelContext) {
  return (
    <ChromeLink
      className="menu-link"
      href={link.href}
      isOutside={link.isOutside}
      newTab={getChromeMessages(props.locale).header.newTab}
      item={itemOf(props, link.item)}
    >
      <Icon name={link.icon} />
      <b>{link.label}</b>
      {link.about === undefined ? null : <span className="menu-link__description">{link.about}</span>}
    </ChromeLink>
  );
}

function Group({ group, ...props }: { group: MenuGroup } & PanelContext) {
  return (
    <div className="menu__group">
      <p className="menu__heading">{group.title}</p>
      <ul>
        {group.links.map((link) => (
          <li key={link.href + link.label}>
            <Entry link={link} {...props} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CaseStudies({
  text,
  ...props
}: { text: ChromeMessages } & Pick<
  ChromeProps,
  "analytics" | "locale" | "caseStudies" | "href" | "drawingUrl"
>) {
  return (
    <div className="menu__group">
      <p className="menu__heading">{text.groups.caseStudies}</p>
      <ul className="menu__cases">
        {props.caseStudies?.map((one, index) => (
          <li key={one.slug} data-case-study={one.slug} hidden={index >= shownCaseStudies}>
            <a
              className="menu-case"
              href={props.href(`/case-studies/${one.slug}`)}
              data-item={itemOf(props, one.slug)}
            >
              <span className={`menu-case__thumbnail tissue tint-${one.tint}`}>
                <MenuDrawing url={props.drawingUrl(one.drawing)} />
              </span>
              <b>{one.title}</b>
              <span
                className="menu-case__description"
                lang={one.lang === props.locale ? undefined : one.lang}
              >
                {one.text}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a
        className="menu__more"
        href={props.href("/case-studies")}
        data-item={itemOf(props, "all-case-studies")}
      >
        {text.links.allCaseStudies}
        <Icon name="arrow-right" size="small" />
      </a>
    </div>
  );
}

/** The latest posts, which are English, are fetched when the menu opens; their place is kept from the start. */
function LatestPosts({
  text,
  ...props
}: { text: ChromeMessages } & Pick<ChromeProps, "analytics" | "href" | "locale">) {
  return (
    <div className="menu__group menu__group--posts">
      <p className="menu__heading">{text.groups.latestPosts}</p>
      <ul
        className="menu-posts"
        data-recent-posts
        lang={props.locale === defaultLocale ? undefined : defaultLocale}
      >
        {skeletonPosts.map((name) => (
          <li key={name} className="menu-post" aria-hidden="true">
            <span className="menu-post__thumbnail" />
          </li>
        ))}
      </ul>
      <a className="menu__more" href={props.href("/blog")} data-item={itemOf(props, "all-posts")}>
        {text.links.allPosts}
        <Icon name="arrow-right" size="small" />
      </a>
    </div>
  );
}

/** One panel of the main navigation: under the header from 1280 px on, inside the accordion below. */
export function MenuPanel({ menu, ...props }: { menu: Menu } & ChromeProps) {
  const text = getChromeMessages(props.locale);
  const { feature, foot } = menu;
  return (
    <div className={`menu menu--${menu.name}`} data-section={sectionOf(props, "topnav", menu.name)}>
      <div className="wrapper menu__inner">
        {feature === undefined ? null : (
          <a
            className={`menu__feature tissue tint-${feature.tint}`}
            href={feature.href}
            data-item={itemOf(props, feature.item)}
          >
            <MenuDrawing url={props.drawingUrl(feature.drawing)} />
            <span className="menu__caption">
              <b className="h4">{feature.title}</b>
              <span>{feature.text}</span>
            </span>
          </a>
        )}
        <div className="menu__groups">
          {menu.name === "customers" ? <CaseStudies text={text} {...props} /> : null}
          {menu.groups.map((group) => (
            <Group key={group.title} group={group} {...props} />
          ))}
          {menu.name === "learn" ? <LatestPosts text={text} {...props} /> : null}
          {foot === undefined ? null : (
            <a className="menu__footer" href={foot.href} data-item={itemOf(props, foot.item)}>
              <Icon name={foot.icon} />
              <b>{foot.label}</b>
              <span>{foot.about}</span>
              <Icon name="arrow-right" />
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
