export { createApiApp, type ApiServices } from "./create-api-app.ts";
export { withOwnFiles } from "./tools/own-files.ts";
export { createOperators } from "./operators/operators.ts";
export { problemOfRefusal } from "./http/problem.ts";
