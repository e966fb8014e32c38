import { maxEmailLength, maxNameLength } from "@zoetrope/kit/limits";
import { formatParts, localiseHref } from "@zoetrope/i18n";
import { redirect, useActionData, type ActionFunctionArgs } from "react-router";
import { Banner, FormBanner } from "../forms/banner.tsx";
import { PasswordField, TextField } from "../forms/fields.tsx";
import { ProviderButtons } from "../forms/provider-buttons.tsx";
import { accountsServices } from "../page/accounts-context.ts";
import { Card } from "../page/card.tsx";
import { ForeignFrame } from "../page/foreign-frame.tsx";
import { emptyForm, incomplete, refuseForm, textOf, type FormState } from "../page/form-state.ts";
import { pendingAuthRequest } from "../page/pending-auth-request.ts";
import { splitName } from "../page/split-name.ts";
import { usePage } from "../page/use-page.ts";
import { authRequestUrl } from "../page/auth-request.ts";

export { redirectSignedIn as loader } from "../page/redirect-signed-in.ts";

/** The same answer for every address, known or not: how it goes on stands in the mail. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { identity, client, cookies, requestUrl, signUpToken, authRequest } = accountsServices(context);
  const form = await request.formData();
  const values = {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    agree: form.has("agree") ? "on" : "",
  };
  const password = textOf(form, "password", { isSecret: true });
  const problems: Record<string, FormState["problems"][string]> = {
    ...(values.name === "" && { name: "required" }),
    ...(values.email === "" && { email: "required" }),
    ...(password === "" && { password: "required" }),
    ...(values.agree === "" && { agree: "notAgreed" }),
  };
  if (Object.keys(problems).length > 0) return incomplete(values, problems);
  try {
    const registration = {
      email: values.email,
      password,
      ...splitName(values.name),
      authRequest: pendingAuthRequest(authRequest),
    };
    cookies.setSignUp(await identity.signUp(registration, client, signUpToken));
  } catch (error) {
    return refuseForm(error, values, {
      "email-malformed": "email",
      "name-malformed": "name",
      "password-too-short": "password",
      "password-too-long": "password",
      "password-common": "password",
    });
  }
  cookies.setNote({ email: values.email });
  return redirect(authRequestUrl(requestUrl, "/email-verification", { sent: "registered" }), 303);
}

export default function Register() {
  const { messages, authRequest, urls, locale, to } = usePage();
  const form = useActionData<FormState>() ?? emptyForm;
  const { register } = messages;
  if (authRequest.isForeignFrame) return <ForeignFrame path="/register" />;
  const page = (path: string) => urls.site + localiseHref(locale, path);
  const isDisagreed = form.problems["agree"] !== undefined;
  return (
    <Card
      title={register.title}
      tint="lilac"
      drawing="tightrope"
      foot={
        <>
          {register.haveOne}{" "}
          <a className="link" href={to("/login")}>
            {register.logIn}
          </a>
        </>
      }
    >
      {form === emptyForm && authRequest.error !== null ? (
        <Banner>{messages.authErrors[authRequest.error]}</Banner>
      ) : null}
      <FormBanner form={form} />
      <ProviderButtons from="register" />
      <form className="stack" method="post" data-busy="">
        <TextField
          form={form}
          name="name"
          label={register.name}
          required
          autoComplete="name"
          maxLength={2 * maxNameLength}
          data-focus=""
        />
        <TextField
          form={form}
          name="email"
          label={register.email}
          type="email"
          required
          autoComplete="email"
          placeholder={register.emailExample}
          maxLength={maxEmailLength}
        />
        <PasswordField form={form} name="password" label={register.password} isNew isMeasured />
        <div className={isDisagreed ? "field is-error" : "field"}>
          <label className="form-check form-check--multiline small-text">
            <input
              type="checkbox"
              name="agree"
              aria-labelledby="agree-label"
              required
              defaultChecked={form.values["agree"] === "on"}
              aria-invalid={isDisagreed || undefined}
              aria-describedby={isDisagreed ? "agree-problem" : undefined}
            />
            <span id="agree-label">
              <>
                {formatParts(locale, register.agree, {
                  terms: (
                    <a
                      key="terms"
                      className="link"
                      href={page("/page/terms-and-conditions")}
                      target="_blank"
                      rel="noreferrer"
                    >
                      {register.terms}
                    </a>
                  ),
                  privacy: (
                    <a
                      key="privacy"
                      className="link"
                      href={page("/page/privacy-policy")}
                      target="_blank"
                      rel="noreferrer"
                    >
                      {register.privacy}
                    </a>
                  ),
                })}
              </>
            </span>
          </label>
          {isDisagreed ? (
            <p className="field__error" id="agree-problem">
              {messages.problems.notAgreed}
            </p>
          ) : null}
        </div>
        <button type="submit" className="button button--accent button--block">
          {register.submit}
        </button>
      </form>
    </Card>
  );
}
