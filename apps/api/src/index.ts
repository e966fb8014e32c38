export { createApiApp, type ApiServices } from "./create-api-app.ts";
