import { presentationOf } from "../page/provider-presentation.ts";
import { maxPictureBytes } from "@zoetrope/kit/limits";
import { isLocale } from "../page/locale.ts";
import { authRequestUrl } from "../page/auth-request.ts";
import { redirect } from "react-router";
import type { Session } from "@zoetrope/identity";
import type { AccountsServices } from "../page/accounts-context.ts";
import { incomplete, refuseForm, textOf, type FormState, type Problem } from "../page/form-state.ts";

/** A change of the settings: does it and names what is done (messages.settings.done), or says what is missing. */
type Change = (
  session: Session,
  form: FormData,
  services: AccountsServices,
) => Promise<string | ReturnType<typeof incomplete> | Response>;

interface SettingsForm {
  change: Change;
  /** The section that shows the form. */
  section: string | ((form: FormData, services: AccountsServices) => string);
  /** Fields that are shown again as they were typed. */
  fields?: readonly string[];
  problemFields?: Readonly<Partial<Record<Problem, string>>>;
}

const secret = (form: FormData, name: string) => textOf(form, name, { isSecret: true });

const passwordProblems = {
  "password-too-short": "password",
  "password-too-long": "password",
  "password-common": "password",
  "wrong-credentials": "current",
} as const;

/** By the value of the submit button's `intent`. */
const forms: Readonly<Record<string, SettingsForm>> = {
  name: {
    section: "profile",
    fields: ["firstName", "lastName"],
    problemFields: { "name-malformed": "firstName" },
    async change(session, form, { identity }) {
      const firstName = textOf(form, "firstName");
      const lastName = textOf(form, "lastName");
      if (firstName === "") return incomplete({ firstName, lastName }, { firstName: "required" });
      await identity.changeName(session, { firstName, ...(lastName !== "" && { lastName }) });
      return "name";
    },
  },
  username: {
    section: "profile",
    fields: ["username"],
    problemFields: {
      "username-malformed": "username",
      "username-reserved": "username",
      "username-taken": "username",
    },
    async change(session, form, { identity }) {
      await identity.changeUsername(session, textOf(form, "username"));
      return "username";
    },
  },
  avatar: {
    section: "profile",
    problemFields: { "avatar-unreadable": "picture", "avatar-too-large": "picture" },
    async change(session, form, { identity }) {
      const file = form.get("picture");
      if (!(file instanceof File) || file.size === 0) return incomplete({}, { picture: "required" });
      if (file.size > maxPictureBytes) return incomplete({}, { picture: "avatar-too-large" });
      await identity.changeAvatar(session, new Uint8Array(await file.arrayBuffer()));
      return "avatar";
    },
  },
  "avatar-removed": {
    section: "profile",
    async change(session, _form, { identity }) {
      await identity.changeAvatar(session, null);
      return "avatar-removed";
    },
  },
  language: {
    section: "profile",
    async change(session, form, { identity }) {
      const locale = textOf(form, "language");
      if (isLocale(locale)) await identity.changeLocale(session, locale);
      return "language";
    },
  },
  email: {
    section: "email",
    fields: ["email"],
    problemFields: { "email-malformed": "email", "wrong-credentials": "current" },
    async change(session, form, { identity, client }) {
      const email = textOf(form, "email");
      if (email === "") return incomplete({}, { email: "required" });
      const password = secret(form, "current");
      await identity.changeEmail(session, { email, ...(password !== "" && { password }) }, client);
      return "email";
    },
  },
  password: {
    section: "password",
    problemFields: passwordProblems,
    async change(session, form, { identity, client }) {
      const password = secret(form, "password");
      if (password === "") return incomplete({}, { password: "required" });
      if (password !== secret(form, "again")) return incomplete({}, { again: "notTheSame" });
      const current = secret(form, "current");
      await identity.changePassword(session, { password, ...(current !== "" && { current }) }, client);
      return "password";
    },
  },
  "passkey-removed": {
    section: "passkeys",
    async change(session, form, { identity, client }) {
      await identity.removePasskey(session, textOf(form, "passkey"), client);
      return "passkey-removed";
    },
  },
  "provider-removed": {
    // One that is configured no more has no section from now on.
    section: (form, { identity }) => {
      const id = textOf(form, "provider");
      return identity.providers.some((provider) => provider.id === id) ? presentationOf(id).anchor : "main";
    },
    async change(session, form, { identity }) {
      const id = textOf(form, "provider");
      await identity.unlinkProvider(session, id);
      return presentationOf(id).removed;
    },
  },
  // The button of older pages.
  "google-removed": {
    section: "google",
    async change(session, _form, { identity }) {
      await identity.unlinkProvider(session, "google");
      return "google-removed";
    },
  },
  session: {
    section: "sessions",
    async change(session, form, { identity }) {
      await identity.endSession(session, textOf(form, "session"));
      return "session";
    },
  },
  sessions: {
    section: "sessions",
    async change(session, _form, { identity }) {
      await identity.endOtherSessions(session);
      return "sessions";
    },
  },
  delete: {
    section: "remove",
    problemFields: { "wrong-credentials": "current" },
    async change(session, form, { identity, client, cookies }) {
      if (!form.has("confirm")) return incomplete({}, { confirm: "required" });
      const password = secret(form, "current");
      await identity.deleteAccount(session, { ...(password !== "" && { password }) }, client);
      cookies.signOut();
      return redirect("/deleted", 303);
    },
  },
};

/** The answer of a form: which one it was, and its state. */
export interface SettingsAnswer extends FormState {
  intent: string;
}

/** Does what a form asks; afterwards the page is asked for anew, so that a reload sends nothing twice. */
export async function changeSettings(session: Session, form: FormData, services: AccountsServices) {
  const intent = textOf(form, "intent");
  const known = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
  if (known === undefined) return redirect(authRequestUrl(services.requestUrl, "/settings"), 303);
  const values = Object.fromEntries((known.fields ?? []).map((name) => [name, textOf(form, name)]));
  const withIntent = <T extends { data: FormState }>(answer: T): T => ({
    ...answer,
    data: { ...answer.data, values, intent },
  });
  try {
    const done = await known.change(session, form, services);
    if (done instanceof Response) return done;
    if (typeof done !== "string") return withIntent(done);
    const settings = authRequestUrl(services.requestUrl, "/settings", {
      done,
      ...(done === "language" && { locale: textOf(form, "language") }),
    });
    const section = typeof known.section === "string" ? known.section : known.section(form, services);
    return redirect(`${settings}#${section}`, 303);
  } catch (error) {
    return withIntent(refuseForm(error, values, known.problemFields ?? {}));
  }
}
