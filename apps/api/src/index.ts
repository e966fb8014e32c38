export { createApiApp, type ApiServices } from "./create-api-app.ts";
export { problemOfRefusal } from "./problem.ts";
