import {
  defaultLocaleIdentifier,
  formatParts,
  getChromeMessages,
  languages as allLanguages,
  localeOfIdentifier,
  type Language,
  type Locale,
  type LocaleIdentifier,
} from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import { FilledTemplate } from "@zoetrope/ui/filled-template";
import type { ChromeProps } from "../chrome-props.ts";
import { ChromeLink } from "../chrome-link.tsx";
import { footerAddress } from "./footer-address.ts";
import { footerColumns } from "./footer-columns.ts";
import { itemOf, sectionOf } from "../analytics/impression-attributes.ts";
import { LanguageList, languageAddresses, type LanguageAddresses } from "./language-list.tsx";
import { Logo } from "../header/logo.tsx";
import { isOutside } from "../addresses/outside-links.ts";
import { socialNetworks, type SocialName } from "./social-networks.ts";

/** Each has a badge of its name on the assets host. */
const apps: readonly [name: string, label: string | null][] = [
  ["ios", "iOS"],
  ["android", "Android"],
  ["vision-os", "visionOS"],
  ["desktop", null],
];

const noNetworks: readonly SocialName[] = [];

export interface FooterProps extends Omit<ChromeProps, "locale"> {
  /** Base of the absolute addresses. Default: the site's own. */
  appUrl?: string;
  /** Default en-US. */
  locale?: LocaleIdentifier;
  /** Default: all seven. */
  languages?: readonly Language[];
  /** The section with enterprise, certifications and the apps. Default true. */
  enableAppsSection?: boolean;
  /** Networks with an address: the others have no link. Default: none. */
  socialNames?: readonly SocialName[];
  /** The page above ends in ink already, so no grass grows. Default false. */
  isOnScene?: boolean;
}

/** "Made with love from …": the country moves on while it is seen (client/rotate-footer-countries.ts). */
function MadeWith({ locale }: { locale: Locale }) {
  const { madeWith, love, countries } = getChromeMessages(locale).footer;
  const allCountries = Object.values(countries);
  return (
    <p className="made-with" data-countries={JSON.stringify(allCountries)}>
      {formatParts(locale, madeWith, {
        love: (
          <span key="love" className="made-with__heart">
            <Icon name="heart" size="small" />
            <span className="visually-hidden">{love}</span>
          </span>
        ),
        country: (
          <span key="country" className="made-with__word">
            <span data-country>{allCountries[0]}</span>
          </span>
        ),
      })}
    </p>
  );
}

const themes = ["system", "light", "dark"] as const;

/** Light, dark, or as the system is (client/theme/choose-theme.ts); nobody sees it where no script runs. */
function ThemeChoice({ locale }: { locale: Locale }) {
  const { footer } = getChromeMessages(locale);
  return (
    <fieldset className="theme-switch" data-theme-choice>
      <legend className="visually-hidden">{footer.theme}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            value={theme}
            defaultChecked={theme === "system"}
            autoComplete="off"
          />
          <span>{footer.themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What it is made of beside the addresses of the page in other languages. */
type FooterContentProps = Omit<ChromeProps, "path"> & {
  /** Address of the page where the footer lists it; empty for all others. */
  current: string;
  callTo(path: string): string;
  languages: readonly Language[];
  enableAppsSection: boolean;
  socialNames: readonly SocialName[];
  year: number;
  addresses: LanguageAddresses;
};

/** Made once: pages of ours have no language, and what else is in the footer is no page of ours. */
let listed: ReadonlySet<string> | null = null;

function isListed(props: ChromeProps): boolean {
  listed ??= new Set(footerColumns(props).flatMap(({ links }) => links.map(([, , address]) => address)));
  return listed.has(props.path);
}

export function Footer({
  appUrl,
  locale = defaultLocaleIdentifier,
  languages = allLanguages,
  enableAppsSection = true,
  isOnScene = false,
  socialNames = noNetworks,
  ...rest
}: FooterProps) {
  const own = localeOfIdentifier(locale);
  const props = { ...rest, locale: own };
  const { path, urls } = props;
  const current = isListed(props) ? path : "";
  const callTo = (to: string) => footerAddress(to, locale, appUrl ?? urls.site, languages);
  const year = new Date().getFullYear();
  const look = [locale, current, callTo(""), enableAppsSection, year, languages.length];
  return (
    <>
      {isOnScene ? null : <div className="footer__edge" aria-hidden="true" />}
      <FilledTemplate
        as="footer"
        cacheKey={`footer ${look.join(" ")} ${socialNames.join()}`}
        values={languageAddresses(props, languages)}
        className="footer night"
        data-section={sectionOf(props, "footer", "base")}
      >
        {(addresses) => (
          <FooterContent
            {...props}
            {...{ current, callTo, languages, enableAppsSection, socialNames, year, addresses }}
          />
        )}
      </FilledTemplate>
    </>
  );
}

function FooterContent({
  current,
  callTo,
  languages,
  enableAppsSection,
  socialNames,
  year,
  addresses,
  ...props
}: FooterContentProps) {
  const { messages, href, urls, locale } = props;
  const { footer, links, header } = getChromeMessages(locale);
  const language = languages.find((one) => one.locale === locale);
  return (
    <div className="wrapper">
      <div className="footer__columns">
        {footerColumns(props).map((column, index) => (
          <nav
            key={column.title}
            aria-labelledby={`footer-${index}`}
            data-section={sectionOf(props, "footer", column.section)}
          >
            <h2 className="footer__heading" id={`footer-${index}`}>
              {column.title}
            </h2>
            <ul>
              {column.links.map(([item, label, address]) => (
                <li key={address}>
                  <ChromeLink
                    href={href(address)}
                    isOutside={isOutside(address) && !address.startsWith(urls.workflow)}
                    newTab={header.newTab}
                    isCurrent={current === address}
                    item={itemOf(props, item)}
                  >
                    {label}
                  </ChromeLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {enableAppsSection ? (
        <div className="footer__apps" data-section={sectionOf(props, "footer", "apps")}>
          <a
            className="footer__app-link"
            href={callTo("/enterprise")}
            data-item={itemOf(props, "zoetrope-for-enterprise")}
          >
            <b>
              {footer.enterprise} <Icon name="arrow-right" />
            </b>
            <span>{footer.enterpriseText}</span>
          </a>
          <a
            className="footer__app-link"
            href={callTo("/certifications")}
            data-item={itemOf(props, "get-certified")}
          >
            <b>
              {footer.certifications} <Icon name="arrow-right" />
            </b>
            <span>{footer.certificationsText}</span>
          </a>
          <div>
            <h2 className="footer__heading">{footer.apps}</h2>
            <ul className="footer__devices">
              {apps.map(([name, label]) => (
                <li key={name}>
                  <a href={href(`/${name}`)} data-item={itemOf(props, name)}>
                    <img
                      src={`${urls.assets}/brand/badges/${name}.svg`}
                      alt=""
                      width="28"
                      height="28"
                      loading="lazy"
                      decoding="async"
                    />
                    {label ?? links.desktop}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      <div className="footer__bottom">
        <Logo href={href("/")} label={messages.chrome.home} item={itemOf(props, "home")} />
        <p>{footer.copyright({ year })}</p>
        <MadeWith locale={locale} />
        {socialNames.length === 0 ? null : (
          <nav
            className="footer__social"
            aria-label={footer.social}
            data-section={sectionOf(props, "footer", "social")}
          >
            <ul>
              {socialNames.map((name) => (
                <li key={name}>
                  <a href={href(`/${name}`)} target="_blank" rel="noopener" data-item={itemOf(props, name)}>
                    {socialNetworks[name]}
                    <span className="visually-hidden">, {header.newTab}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="footer__preferences">
          {props.analytics === null ? null : (
            <button type="button" className="footer__privacy" data-privacy-choices>
              {getChromeMessages(locale).privacy.choices}
            </button>
          )}
          <ThemeChoice locale={locale} />
          <details className="language-menu">
            <summary>
              <Icon name="languages" size="small" />
              <span className="visually-hidden">{messages.chrome.chooseLanguage}: </span>
              {language?.name}
              <Icon name="chevron-down" size="small" />
            </summary>
            <LanguageList analytics={props.analytics} {...{ locale, addresses, languages }} />
          </details>
        </div>
      </div>
    </div>
  );
}
