import { Button } from "@zoetrope/ui";
import { useActionData, type ActionFunctionArgs } from "react-router";
import { FormBanner, Banner } from "../forms/banner.tsx";
import { PasswordField, TextField } from "../forms/fields.tsx";
import { ProviderButtons } from "../forms/provider-buttons.tsx";
import { accountsServices } from "../page/accounts-context.ts";
import { Card } from "../page/card.tsx";
import { finishSignIn } from "../page/finish-sign-in.ts";
import { ForeignFrame } from "../page/foreign-frame.tsx";
import { emptyForm, incomplete, refuseForm, textOf, type FormState } from "../page/form-state.ts";
import { usePage } from "../page/use-page.ts";

export { redirectSignedIn as loader } from "../page/redirect-signed-in.ts";

export async function action({ request, context }: ActionFunctionArgs) {
  const services = accountsServices(context);
  const { identity, client, cookies, token } = services;
  const form = await request.formData();
  const values = { login: textOf(form, "login"), remember: form.has("remember") ? "on" : "" };
  const password = textOf(form, "password", { isSecret: true });
  if (values.login === "" || password === "") {
    return incomplete(values, {
      ...(values.login === "" && { login: "required" }),
      ...(password === "" && { password: "required" }),
    });
  }
  try {
    const isRemembered = values.remember === "on";
    const signedIn = await identity.signIn({ login: values.login, password, isRemembered }, client, token);
    cookies.signIn(signedIn, { isRemembered });
  } catch (error) {
    return refuseForm(error, values, {});
  }
  return finishSignIn(services, "login", "password");
}

export default function Login() {
  const { messages, authRequest, to } = usePage();
  const form = useActionData<FormState>() ?? emptyForm;
  const { login, frame, authErrors } = messages;
  if (authRequest.isForeignFrame) return <ForeignFrame path="/login" />;
  // The name is still there: the password is what is to be typed again.
  const isRefused = form.banner !== undefined && form.values["login"] !== undefined;
  return (
    <Card
      title={login.title}
      tint="sky"
      drawing="lock"
      foot={
        <>
          {login.newHere}{" "}
          <a className="link" href={to("/register")}>
            {login.makeAccount}
          </a>
        </>
      }
    >
      {form === emptyForm && authRequest.error !== null ? (
        <Banner>{authErrors[authRequest.error]}</Banner>
      ) : null}
      <FormBanner form={form} />
      <ProviderButtons from="login" />
      <form className="stack" method="post" data-busy="">
        <TextField
          form={form}
          name="login"
          label={login.login}
          required
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          {...(isRefused ? {} : { "data-focus": "" })}
        />
        <PasswordField
          form={form}
          name="password"
          label={login.password}
          {...(isRefused ? { "data-focus": "" } : {})}
        />
        <div className="row row--space-between">
          <label className="form-check small-text">
            <input
              type="checkbox"
              name="remember"
              defaultChecked={form === emptyForm || form.values["remember"] === "on"}
            />
            {login.keep}
          </label>
          <a className="link small-text touch-target" href={to("/reset-password")}>
            {login.forgot}
          </a>
        </div>
        <button type="submit" className="button button--primary button--block">
          {login.submit}
        </button>
      </form>
      <div data-passkey="" hidden>
        <Button variant="secondary" icon="fingerprint" data-use-passkey="">
          {frame.usePasskey}
        </Button>
        <p className="field__error" role="alert" data-passkey-problem="" />
      </div>
    </Card>
  );
}
