import { presentationOf } from "../page/provider-presentation.ts";
import { Logo } from "@zoetrope/chrome";
import { localiseHref, matchLocale } from "@zoetrope/i18n";
import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { Banner } from "../forms/banner.tsx";
import { accountsServices } from "../page/accounts-context.ts";
import { emptyForm, type Problem } from "../page/form-state.ts";
import { problemText } from "../page/problem-text.ts";
import { usePage } from "../page/use-page.ts";
import { loginForSettings } from "../page/auth-request.ts";
import { DataSection, RemoveSection } from "../settings/data-sections.tsx";
import {
  EmailSection,
  ProviderSection,
  shownProviders,
  PasswordSection,
} from "../settings/credential-sections.tsx";
import { PasskeySection } from "../settings/passkey-section.tsx";
import { ProfileSection } from "../settings/profile-section.tsx";
import { SessionSection } from "../settings/session-section.tsx";
import { changeSettings, type SettingsAnswer } from "../settings/settings-actions.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const services = accountsServices(context);
  const session = await services.getSession();
  if (session === null) return redirect(loginForSettings(services.requestUrl), 303);
  services.document.frame = { ...services.document.frame, isWatching: true };
  const query = new URL(request.url).searchParams;
  const account = await services.identity.getAccount(session);
  // The person's own language, unless the address names one.
  if (matchLocale(query.get("locale") ?? "") === null) services.setLocale(account.locale);
  return { account, done: query.get("done"), problem: query.get("problem") };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const services = accountsServices(context);
  const session = await services.getSession();
  if (session === null) return redirect(loginForSettings(services.requestUrl), 303);
  return await changeSettings(session, await request.formData(), services);
}

export default function Settings() {
  const page = usePage();
  const { messages, urls, locale, authRequest, providers, requestUrl, to } = page;
  const { account, done, problem } = useLoaderData<typeof loader>();
  const answer = useActionData<SettingsAnswer>();
  const { settings } = messages;
  const formOf = (intent: string) => (answer?.intent === intent ? answer : emptyForm);
  const notice = answer === undefined && Object.hasOwn(settings.done, done ?? "") ? done : null;
  const failed =
    answer?.banner ?? (Object.hasOwn(messages.problems, problem ?? "") ? (problem as Problem) : undefined);
  const shown = shownProviders(providers, account);
  const named = (id: "profile" | "email" | "password" | "passkeys" | "sessions" | "data" | "remove") => ({
    id: id as string,
    title: settings[id].title,
  });
  const sections = [
    ...(["profile", "email", "password", "passkeys"] as const).map(named),
    ...shown.map(({ id, name }) => ({ id: presentationOf(id).anchor, title: name })),
    ...(["sessions", "data", "remove"] as const).map(named),
  ];
  return (
    <>
      <title>{`${settings.title} · Zoetrope`}</title>
      <a className="skip-link" href="#main">
        {settings.title}
      </a>
      <header className="settings-header">
        <div className="wrapper row">
          <Logo href={urls.site + localiseHref(locale, "/")} label={messages.frame.home} />
          <nav className="row settings-header__end">
            <a className="button button--tertiary button--small" href={authRequest.returnAddress}>
              {settings.back}
            </a>
            <a className="button button--secondary button--small" href={to("/logout")}>
              {settings.logOut}
            </a>
          </nav>
        </div>
      </header>
      <main className="wrapper settings" id="main">
        <h1 className="h2">{settings.title}</h1>
        <nav className="settings__nav" aria-label={settings.sections}>
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <div className="settings__parts">
          {notice === null ? null : (
            <Banner variant="success">{settings.done[notice as keyof typeof settings.done]}</Banner>
          )}
          {failed === undefined ? null : (
            <Banner>
              {problemText(page, failed)}{" "}
              {failed === "reauthentication-needed" ? (
                <a className="link" href={loginForSettings(requestUrl, "session_expired")}>
                  {messages.login.submit}
                </a>
              ) : null}
            </Banner>
          )}
          <ProfileSection account={account} formOf={formOf} />
          <EmailSection account={account} formOf={formOf} />
          <PasswordSection account={account} formOf={formOf} />
          <PasskeySection account={account} />
          {shown.map((provider) => (
            <ProviderSection key={provider.id} {...provider} />
          ))}
          <SessionSection account={account} />
          <DataSection />
          <RemoveSection account={account} formOf={formOf} />
        </div>
      </main>
    </>
  );
}
