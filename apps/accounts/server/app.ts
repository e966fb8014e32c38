export { createAccountsApp } from "./create-accounts-app.ts";
