import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("login", "routes/login.tsx"),
  route("register", "routes/register.tsx"),
  route("logout", "routes/logout.tsx"),
  route("session", "routes/session.tsx"),
  route("reset-password", "routes/reset-password.tsx"),
  route("email-verification", "routes/email-verification.tsx"),
  route("email-change-undo", "routes/email-change-undo.tsx"),
  route("signed-in", "routes/signed-in.tsx"),
  route("google", "routes/external.tsx", { id: "google" }),
  route("external/:provider", "routes/external.tsx"),
  route("external/:provider/callback", "routes/external-callback.tsx"),
  route("one-tap", "routes/one-tap.tsx"),
  route("settings", "routes/settings.tsx"),
  // The user menu's address for it.
  route("account/settings", "routes/account-settings.tsx"),
  route("deleted", "routes/deleted.tsx"),
  route("mailbox/:id?", "routes/mailbox.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
