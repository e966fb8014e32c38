import { getChromeMessages, languages } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import { FilledTemplate } from "@zoetrope/ui/filled-template";
import { accountAddresses } from "../addresses/account-address.ts";
import { ChromeDataScript } from "../chrome-data.tsx";
import type { ChromeProps } from "../chrome-props.ts";
import { LanguageList, languageAddresses, type LanguageAddresses } from "../footer/language-list.tsx";
import { Logo } from "./logo.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { menuNames, menusOf, type MenuName } from "./menus.ts";
import { itemOf, sectionOf } from "../analytics/impression-attributes.ts";
import { SearchDialog } from "../search/search-dialog.tsx";
import { keywordOf } from "../addresses/destinations.ts";
import { SearchField } from "../search/search-field.tsx";

function Menu({ name, ...props }: { name: MenuName } & ChromeProps) {
  const menu = menusOf(props).find((one) => one.name === name);
  if (menu === undefined) return null;
  return (
    <details className="nav__menu" name="menus" data-menu={name}>
      <summary className="nav__item">
        {menu.label}
        <Icon name="chevron-down" size="small" />
        <Icon name="plus" />
      </summary>
      <MenuPanel menu={menu} {...props} />
    </details>
  );
}

/**
 * 64 px, sticky. One list of menus serves every width: from 1280 px a row of panels, below an accordion that a button opens
 * (`popover`, so it needs no script). In the browser client/menus/menu-bar.tsx takes the row over. Pages in a language differ by the
 * addresses in it, and by what is searched for.
 */
export function Header(props: ChromeProps) {
  const { path, locale, account } = props;
  const keyword = keywordOf(path);
  const isSearching = keyword !== "";
  const isPricing = path === "/pricing";
  const addresses = account && accountAddresses(props);
  return (
    <>
      <FilledTemplate
        as="header"
        cacheKey={`header ${locale} ${isSearching} ${isPricing}`}
        values={{
          ...languageAddresses(props),
          keyword,
          login: addresses?.login,
          register: addresses?.register,
        }}
        className="header"
        data-section={sectionOf(props, "topnav", "header")}
      >
        {(values) => <HeaderContent {...props} {...{ values, isSearching, isPricing }} />}
      </FilledTemplate>
      <SearchDialog {...props} />
      <ChromeDataScript {...props} />
    </>
  );
}

/** Its texts and addresses, as a template has them. */
interface HeaderValues {
  keyword: string;
  login: string | undefined;
  register: string | undefined;
}

/** To log in and to sign up. `looks`: classes of the two buttons. */
function AccountLinks({
  values: { login, register },
  looks: [logInLook, signUpLook],
  ...props
}: ChromeProps & { values: HeaderValues; looks: [string, string] }) {
  const text = getChromeMessages(props.locale).header;
  return (
    <>
      <a
        className={`button ${logInLook}`}
        href={login}
        data-account="login"
        data-item={itemOf(props, "log-in")}
      >
        {text.logIn}
      </a>
      <a
        className={`button ${signUpLook}`}
        href={register}
        data-account="register"
        data-item={itemOf(props, "sign-up")}
      >
        {text.signUp}
      </a>
    </>
  );
}

function HeaderContent({
  values,
  isSearching,
  isPricing,
  ...props
}: ChromeProps & {
  values: HeaderValues & LanguageAddresses;
  isSearching: boolean;
  isPricing: boolean;
}) {
  const { messages, href, locale } = props;
  const { keyword } = values;
  const text = getChromeMessages(locale);
  const language = languages.find((one) => one.locale === locale);
  return (
    <>
      <div className="wrapper">
        <Logo href={href("/")} label={messages.chrome.home} item={itemOf(props, "home")} />
        <nav id="menu" className="nav" popover="auto" aria-label={messages.chrome.mainNavigation}>
          <SearchField
            id="menu-search"
            messages={messages}
            href={href}
            keyword={keyword}
            className="nav__plain-search"
          />
          <ul className="nav__list">
            {menuNames.map((name) => (
              <li key={name}>
                <Menu name={name} {...props} />
              </li>
            ))}
            <li>
              <a
                className="nav__item"
                href={href("/pricing")}
                aria-current={isPricing ? "page" : undefined}
                data-item={itemOf(props, "pricing")}
              >
                {text.menus.pricing}
              </a>
            </li>
          </ul>
          <details className="nav__language">
            <summary>
              <Icon name="languages" />
              <span>{text.header.language}</span>
              <span className="nav__own-name" lang={locale}>
                {language?.name}
              </span>
              <Icon name="chevron-down" size="small" />
            </summary>
            <LanguageList {...props} addresses={values} />
          </details>
        </nav>
        <SearchField
          id="header-search"
          messages={messages}
          href={href}
          keyword={keyword}
          className="header__plain-search"
        />
        <button
          type="button"
          className="header__search"
          title={messages.chrome.searchPlaceholder}
          data-open-search
          aria-haspopup="dialog"
          data-shown-query={keyword}
        >
          <Icon name="search" />
          <span>{isSearching ? keyword : messages.chrome.searchPlaceholder}</span>
          <kbd className="shortcut-key" aria-hidden="true" />
        </button>
        <div className="header__user" data-user-area>
          {values.login === undefined ? null : (
            <div className="header__auth">
              <AccountLinks
                {...props}
                values={values}
                looks={["button--small button--tertiary", "button--small button--primary"]}
              />
            </div>
          )}
        </div>
        <div className="header__compact">
          <button
            type="button"
            className="icon-button header__icon"
            data-open-search
            aria-haspopup="dialog"
            aria-label={text.header.openSearch}
          >
            <Icon name="search" />
          </button>
          <button
            type="button"
            className="icon-button header__menu"
            popoverTarget="menu"
            aria-label={text.header.menu}
          >
            <Icon name="menu" />
            <Icon name="x" />
          </button>
        </div>
      </div>
      {values.login === undefined ? null : (
        <div className="guest-bar" data-guest-bar>
          <AccountLinks {...props} values={values} looks={["button--secondary", "button--accent"]} />
        </div>
      )}
    </>
  );
}
