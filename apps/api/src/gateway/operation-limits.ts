import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from "graphql";
import { operationError } from "./gateway-error.ts";

/** Levels of fields, the root counting as one. */
const maxDepth = 8;
/** Fields that may be answered, each item of a list counted by its own. */
const maxCost = 5_000;
/** Renamed fields in one document. */
const maxAliases = 10;
/** Words and signs of one document: what parsing and validating may cost. */
export const maxTokens = 1_000;

/** Items that a list is taken to have where no argument says how many. */
const assumedListSize = 10;
/** What a page has where none is asked for, and what a number that arrives as a variable may be. */
const defaultPageSize = 24;
const maxPageSize = 100;
/** Fields looked at, fragments unfolded: nested fragments double with every level. */
const maxVisits = 10_000;

/** Refuses operations that are too deep, too costly or rename too much, before anything is run. */
export const operationLimits: ValidationRule = (context) => ({
  Document(document) {
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const fault = faultOf(definition, document, context.getSchema());
      if (fault) context.reportError(fault);
    }
    const aliases = countAliases(document);
    if (aliases > maxAliases)
      context.reportError(
        operationError("operation-too-many-aliases", `At most ${maxAliases} fields may be renamed.`),
      );
  },
});

class TooMuch extends Error {
  readonly fault: "operation-too-deep" | "operation-too-costly";

  constructor(fault: "operation-too-deep" | "operation-too-costly") {
    super(fault);
    this.fault = fault;
  }
}

const messageOf = {
  "operation-too-deep": `Fields may lie ${maxDepth} levels deep.`,
  "operation-too-costly": `The answer could have more than ${maxCost.toLocaleString("en")} fields. Ask for smaller pages or less of each.`,
};

function faultOf(operation: OperationDefinitionNode, document: DocumentNode, schema: GraphQLSchema) {
  try {
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    const walk = { fragments, schema, visits: 0 };
    costOf(walk, operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, 1, []);
    return null;
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return operationError(error.fault, messageOf[error.fault], { nodes: operation });
  }
}

interface Walk {
  fragments: Map<string, FragmentDefinitionNode>;
  schema: GraphQLSchema;
  visits: number;
}

/** `unfolded`: fragments around this place; one that contains itself is left to the rule that refuses it. */
function costOf(
  walk: Walk,
  { selections }: SelectionSetNode,
  parent: GraphQLNamedType | undefined,
  depth: number,
  unfolded: readonly string[],
): number {
  if (depth > maxDepth) throw new TooMuch("operation-too-deep");
  let cost = 0;
  for (const selection of selections) {
    walk.visits += 1;
    if (walk.visits > maxVisits) throw new TooMuch("operation-too-costly");
    if (selection.kind === Kind.FIELD) cost += costOfField(walk, selection, parent, depth, unfolded);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const name = selection.typeCondition?.name.value;
      const type = name === undefined ? parent : walk.schema.getType(name);
      cost += costOf(walk, selection.selectionSet, type, depth, unfolded);
    } else {
      const fragment = walk.fragments.get(selection.name.value);
      if (!fragment || unfolded.includes(fragment.name.value)) continue;
      const type = walk.schema.getType(fragment.typeCondition.name.value);
      cost += costOf(walk, fragment.selectionSet, type, depth, [...unfolded, fragment.name.value]);
    }
    if (cost > maxCost) throw new TooMuch("operation-too-costly");
  }
  return cost;
}

function costOfField(
  walk: Walk,
  field: FieldNode,
  parent: GraphQLNamedType | undefined,
  depth: number,
  unfolded: readonly string[],
): number {
  // Questions about the schema cost the same whatever is in the database; another rule decides who may ask them.
  if (!field.selectionSet || field.name.value.startsWith("__")) return 1;
  const definition = isObjectType(parent) ? parent.getFields()[field.name.value] : undefined;
  const type = definition && getNamedType(definition.type);
  const inside = costOf(
    walk,
    field.selectionSet,
    isCompositeType(type) ? type : undefined,
    depth + 1,
    unfolded,
  );
  return 1 + inside * (definition ? itemsOf(field, definition, parent) : 1);
}

/** How many times a field's selection may be answered. At least once, so that asking for none hides nothing. */
function itemsOf(
  field: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  parent: GraphQLNamedType | undefined,
): number {
  const pageSize = definition.args.find(({ name }) => name === "first");
  if (pageSize) {
    const given = field.arguments?.find(({ name }) => name.value === "first")?.value;
    if (given?.kind === Kind.VARIABLE) return maxPageSize;
    if (given?.kind === Kind.INT) return Math.max(1, Math.min(maxPageSize, Number(given.value)));
    return defaultPageSize;
  }
  // The list of a page has been counted with the field that asked for the page.
  if (parent?.name.endsWith("Connection")) return 1;
  return isListType(getNullableType(definition.type)) ? assumedListSize : 1;
}

function countAliases(document: DocumentNode): number {
  let count = 0;
  const waiting: SelectionSetNode[] = document.definitions.flatMap((definition) =>
    "selectionSet" in definition ? [definition.selectionSet] : [],
  );
  for (let set = waiting.pop(); set; set = waiting.pop())
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD && selection.alias) count += 1;
      if ("selectionSet" in selection && selection.selectionSet) waiting.push(selection.selectionSet);
    }
  return count;
}
