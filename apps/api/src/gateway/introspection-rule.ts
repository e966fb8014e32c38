import type { ValidationRule } from "graphql";
import { operationError } from "./gateway-error.ts";

/** Refuses questions about the schema; `__typename` is none. */
export const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    if (node.name.value === "__schema" || node.name.value === "__type")
      context.reportError(
        operationError("introspection-off", "This gateway does not describe its schema.", { nodes: node }),
      );
  },
});
