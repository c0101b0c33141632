/** The cost of a query as the service counts it (fact sheet "Complexity"). */
import {
  getNamedType,
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { CostExtension } from './schema.ts';

const DEFAULT_LIMIT = 100;

function costOf(extensions: Readonly<Record<string, unknown>>): CostExtension | undefined {
  const { cost } = extensions;
  if (typeof cost !== 'object' || cost === null || !('kind' in cost)) return undefined;
  const max = 'max' in cost && typeof cost.max === 'number' ? cost.max : undefined;
  const { kind } = cost;
  return kind === 'collection' || kind === 'single' || kind === 'rich-text-list' ? { kind, max } : undefined;
}

/**
 * The cost: the sum over selected links and collections of the product of the limits around them; a collection
 * multiplies by its limit (capped by the field's size rule), a single link by one, scalars cost nothing.
 */
export function queryComplexity(schema: GraphQLSchema, document: DocumentNode, variables: Record<string, unknown>, operationName?: string): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }

  const left = (selection: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, selection, variables)?.if === true ||
    getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.if === false;

  function limitOf(field: FieldNode): number {
    const value = field.arguments?.find((argument) => argument.name.value === 'limit')?.value;
    const given = value?.kind === Kind.VARIABLE ? Number(variables[value.name.value]) : value?.kind === Kind.INT ? Number(value.value) : DEFAULT_LIMIT;
    return Number.isFinite(given) && given > 0 ? given : DEFAULT_LIMIT;
  }

  function walk(selectionSet: SelectionSetNode, parent: GraphQLNamedType, around: number): number {
    let sum = 0;
    for (const selection of selectionSet.selections) {
      if (left(selection)) continue;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        const type = fragment && schema.getType(fragment.typeCondition.name.value);
        if (fragment && type) sum += walk(fragment.selectionSet, type, around);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const type = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent;
        if (type) sum += walk(selection.selectionSet, type, around);
      } else if (isObjectType(parent) || isInterfaceType(parent)) {
        const definition = parent.getFields()[selection.name.value];
        if (!definition) continue;
        const cost = costOf(definition.extensions);
        let inside = around;
        if (cost?.kind === 'collection') inside = around * Math.min(limitOf(selection), cost.max ?? Infinity);
        else if (cost?.kind === 'rich-text-list') inside = around * (cost.max ?? 1000);
        if (cost) sum += inside;
        const type = getNamedType(definition.type);
        if (selection.selectionSet && isCompositeType(type)) sum += walk(selection.selectionSet, type, inside);
      }
    }
    return sum;
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (operationName !== undefined && definition.name?.value !== operationName) continue;
    const root = schema.getQueryType();
    return root ? walk(definition.selectionSet, root, 1) : 0;
  }
  return 0;
}
