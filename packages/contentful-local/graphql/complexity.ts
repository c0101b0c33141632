import {
  getNamedType,
  GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Space } from '../space/types.ts';
import type { CostExtension } from './collections.ts';
import { schemaOf } from './schema.ts';

const DEFAULT_LIMIT = 100;

/** Contentful's limit. Queries above this cost are refused. */
export const MAX_COST = 11_000;

function costOf({ cost }: Readonly<Record<string, unknown>>): CostExtension | undefined {
  if (typeof cost !== 'object' || cost === null || !('kind' in cost)) return undefined;
  const max = 'max' in cost && typeof cost.max === 'number' ? cost.max : undefined;
  const { kind } = cost;
  return kind === 'collection' || kind === 'single' || kind === 'rich-text-list' ? { kind, max } : undefined;
}

class CostCount {
  readonly #schema: GraphQLSchema;
  readonly #variables: Record<string, unknown>;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  /** The cost of each fragment, memoized so that a fragment that is spread a thousand times is walked once. */
  readonly #costs = new Map<string, number>();
  readonly #costsInRichText = new Map<string, number>();

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Record<string, unknown>) {
    this.#schema = schema;
    this.#variables = variables;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.#fragments.set(definition.name.value, definition);
    }
  }

  /**
   * Whether `@skip` or `@include` excludes the selection. A condition with a missing variable excludes nothing.
   * Execution refuses such a query.
   */
  #isExcluded(selection: SelectionNode): boolean {
    return (selection.directives ?? []).some(({ name, arguments: directiveArguments }) => {
      const value = directiveArguments?.find((argument) => argument.name.value === 'if')?.value;
      const condition = value && valueFromASTUntyped(value, this.#variables);
      return (
        (name.value === 'skip' && condition === true) || (name.value === 'include' && condition === false)
      );
    });
  }

  #argument(field: FieldNode, name: string): unknown {
    const value = field.arguments?.find((argument) => argument.name.value === name)?.value;
    return value && valueFromASTUntyped(value, this.#variables);
  }

  /** Returns the maximum number of items of a field: the number of its ids, or its limit. */
  #limitOf(field: FieldNode): number {
    const ids = this.#argument(field, 'ids');
    const limit = Array.isArray(ids) ? ids.length : this.#argument(field, 'limit');
    return typeof limit === 'number' && Number.isFinite(limit) ? Math.max(1, limit) : DEFAULT_LIMIT;
  }

  /**
   * Returns the cost of a selection on one item.
   * @param inRichText whether the selection is inside the `links` of a rich text field
   */
  walk(selectionSet: SelectionSetNode, parent: GraphQLNamedType, inRichText = false): number {
    return selectionSet.selections
      .filter((selection) => !this.#isExcluded(selection))
      .reduce((sum, selection) => sum + this.#selection(selection, parent, inRichText), 0);
  }

  #selection(selection: SelectionNode, parent: GraphQLNamedType, inRichText: boolean): number {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(selection.name.value, inRichText);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const type = selection.typeCondition
        ? this.#schema.getType(selection.typeCondition.name.value)
        : parent;
      return type ? this.walk(selection.selectionSet, type, inRichText) : 0;
    }
    return this.#field(selection, parent, inRichText);
  }

  #fragment(name: string, inRichText: boolean): number {
    const costs = inRichText ? this.#costsInRichText : this.#costs;
    const cached = costs.get(name);
    if (cached !== undefined) return cached;
    // Prevents infinite recursion when a fragment spreads itself. Validation refuses such a query.
    costs.set(name, 0);
    const fragment = this.#fragments.get(name);
    const type = fragment && this.#schema.getType(fragment.typeCondition.name.value);
    const cost = fragment && type ? this.walk(fragment.selectionSet, type, inRichText) : 0;
    costs.set(name, cost);
    return cost;
  }

  #field(field: FieldNode, parent: GraphQLNamedType, inRichText: boolean): number {
    if (!isObjectType(parent) && !isInterfaceType(parent)) return 0;
    const definition = parent.getFields()[field.name.value];
    if (!definition) return 0;
    const type = getNamedType(definition.type);
    const cost = costOf(definition.extensions);
    const inside =
      field.selectionSet && isCompositeType(type)
        ? this.walk(field.selectionSet, type, inRichText || cost?.kind === 'rich-text-list')
        : 0;
    switch (cost?.kind) {
      case 'collection':
        return Math.min(this.#limitOf(field), cost.max ?? Infinity) * (1 + inside);
      case 'rich-text-list':
        return (inRichText ? 0 : (cost.max ?? 1000)) + inside;
      case 'single':
        return 1 + inside;
      default:
        return inside;
    }
  }
}

function withDefaults(
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const all = { ...variables };
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    if (all[name] === undefined && defaultValue) all[name] = valueFromASTUntyped(defaultValue);
  }
  return all;
}

/**
 * Returns the cost of a query as Contentful counts it. Each selected link or collection costs its own limit multiplied
 * by the limits around it. The limit of a collection is capped by the field's size validation. A single link counts as
 * one. Scalars are free. Each list in the `links` of a rich text field adds the maximum of its size validation, or
 * 1,000 without one. Lists inside the `links` of another rich text field add nothing (docs/services.md, "Contentful
 * GraphQL").
 * @param operationName the operation to count; the first one when omitted
 */
export function queryComplexity(
  schemaOrSpace: GraphQLSchema | Space,
  document: DocumentNode,
  variables: Record<string, unknown> = {},
  operationName?: string,
): number {
  const schema = schemaOrSpace instanceof GraphQLSchema ? schemaOrSpace : schemaOf(schemaOrSpace);
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      (operationName === undefined || definition.name?.value === operationName),
  );
  const root = schema.getQueryType();
  if (!operation || !root) return 0;
  return new CostCount(schema, document, withDefaults(operation, variables)).walk(
    operation.selectionSet,
    root,
  );
}
