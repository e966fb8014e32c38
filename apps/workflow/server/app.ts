export { createWorkflowApp, type WorkflowApp, type WorkflowOptions } from "./create-workflow-app.ts";
