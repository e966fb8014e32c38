export { createApiApp, type ApiServices } from "./create-api-app.ts";
export { withOwnFiles } from "./own-files.ts";
export { createOperators } from "./operators/operators.ts";
export { problemOfRefusal } from "./problem.ts";
