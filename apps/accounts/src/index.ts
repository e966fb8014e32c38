export { createAccountsApp, type AccountsServices, type SessionUser } from "./create-accounts-app.ts";
