export { createWorkflowApp, type WorkflowServices } from "./create-workflow-app.ts";
