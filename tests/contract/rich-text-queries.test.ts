import {
  concatAST,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import * as operations from '../../graphql/generated/operations';
import { typeName } from '@cleanpro/contentful-local/graphql/names';
import { buildSchema } from '@cleanpro/contentful-local/graphql/schema';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import type { Field } from '@cleanpro/contentful-local/space/types';

const space = loadSpace('packages/sample-space/content', { spaceId: 'cleanpro', environmentId: 'master' });
const schema = buildSchema(space);

/** Path at which a query selects the links of each node type. */
const LINKS: Record<string, string> = {
  'embedded-entry-inline': 'links.entries.inline',
  'entry-hyperlink': 'links.entries.hyperlink',
  'embedded-entry-block': 'links.entries.block',
  'asset-hyperlink': 'links.assets.hyperlink',
  'embedded-asset-block': 'links.assets.block',
};
/** Node types whose entries are loaded later by ID. Queries do not have to select their fields. */
const BY_ID = new Set(['embedded-entry-block']);

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

const richTextFields = new Map(
  [...space.contentTypes.values()].flatMap((type) =>
    type.fields
      .filter((field) => field.type === 'RichText')
      .map((field): [string, Field] => [`${typeName(type.sys.id)}.${field.id}`, field]),
  ),
);

/** Returns the selections of a set, with fragment spreads replaced by their selections. */
function flatten(
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
): SelectionNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return [selection];
    const fragment = fragments.get(selection.name.value);
    return fragment ? flatten(fragment.selectionSet, fragments) : [];
  });
}

function missingLinks(
  field: Field,
  selected: FieldNode,
  fragments: Map<string, FragmentDefinitionNode>,
): string[] {
  const at = (set: SelectionSetNode | undefined, [name, ...rest]: string[]): SelectionSetNode | undefined => {
    if (name === undefined || !set) return set;
    const found = flatten(set, fragments).find(
      (selection): selection is FieldNode => selection.kind === Kind.FIELD && selection.name.value === name,
    );
    return at(found?.selectionSet, rest);
  };
  if (!selected.selectionSet || !flatten(selected.selectionSet, fragments).some(isJson)) return [];
  const validations = field.validations ?? [];
  const nodeTypes = validations.find((rule) => rule.enabledNodeTypes)?.enabledNodeTypes ?? Object.keys(LINKS);
  return nodeTypes.flatMap((nodeType) => {
    const path = LINKS[nodeType];
    if (path === undefined) return [];
    const links = at(selected.selectionSet, path.split('.'));
    if (!links) return [path];
    if (BY_ID.has(nodeType)) return [];
    const types = flatten(links, fragments).flatMap((selection) =>
      selection.kind === Kind.INLINE_FRAGMENT ? (selection.typeCondition?.name.value ?? []) : [],
    );
    return validations
      .flatMap(({ nodes }) => nodes?.[nodeType] ?? [])
      .flatMap(({ linkContentType }) => linkContentType ?? [])
      .filter((type) => !types.includes(typeName(type)))
      .map((type) => `${path} of type ${type}`);
  });
}

const isJson = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && selection.name.value === 'json';

function selectedRichTextFields(document: DocumentNode): { field: string; missing: string[] }[] {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const found: { field: string; missing: string[] }[] = [];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: (node) => {
        const type = getNamedType(info.getType());
        if (!isObjectType(type) || !('json' in type.getFields())) return;
        const name = `${info.getParentType()?.name}.${node.name.value}`;
        const field = richTextFields.get(name);
        found.push({
          field: name,
          missing: field ? missingLinks(field, node, fragments) : ['a field of the model'],
        });
      },
    }),
  );
  return found;
}

const selected = Object.values(operations).filter(isDocument).flatMap(selectedRichTextFields);

test('queries read every rich-text field in the content model', () => {
  expect([...new Set(selected.map(({ field }) => field))].sort()).toEqual([...richTextFields.keys()].sort());
});

test('every rich-text query selects everything that the text may link to', () => {
  expect(selected.filter(({ missing }) => missing.length > 0)).toEqual([]);
});

test.each([
  ['body { json }', ['links.entries.hyperlink', 'links.assets.hyperlink', 'links.entries.inline']],
  [
    `body { json links { entries { inline { sys { id } } hyperlink { ...Page } } assets { hyperlink { url } } } }`,
    ['links.entries.inline of type dilution', 'links.entries.hyperlink of type industryPage'],
  ],
  ['body { links { entries { hyperlink { sys { id } } } } }', []],
])('reports the links that are missing from %s', (selection, missing) => {
  const fragment = parse(
    'fragment Page on Entry { ... on ArticleDetailPages { slug } ... on ContentPage { slug } ... on ProductsPage { title } }',
  );
  const query = parse(`{ answer(id: "a") { ${selection} } }`);
  const [found] = selectedRichTextFields(concatAST([query, fragment]));
  expect(found?.missing.toSorted()).toEqual(missing.toSorted());
});
