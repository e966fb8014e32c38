export {
  type SchemaOptions,
  type SchemaValidation,
  validateAgainstSchema,
} from "./validate-against-schema.ts";
