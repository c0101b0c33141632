import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { modelProblems, queriedFields } from './model-fields.ts';

const contentTypes = [
  ...loadSpace('packages/sample-space/content', {
    spaceId: 'cleanpro',
    environmentId: 'master',
  }).contentTypes.values(),
];

const queried = queriedFields();

const withField = (type: string, id: string) =>
  contentTypes.map((each) => (each.sys.id === type ? { ...each, fields: [...each.fields, { id }] } : each));

test('every field in the content model is read', () => {
  expect(modelProblems(contentTypes, queried)).toEqual([]);
});

test.each(['banner', 'richText'])('reports a field of %s that no query selects', (type) => {
  expect(modelProblems(withField(type, 'planted'), queried)).toEqual([
    `${type}.planted is in no query: select it, or remove it from the content model`,
  ]);
});

test('reports an exception for a field that the model no longer has', () => {
  const problems = modelProblems(
    contentTypes.map((each) => ({ ...each, fields: each.fields.filter(({ id }) => id !== 'transport') })),
    queried,
  );
  expect(problems).toEqual([
    'product.transport is queried, removed or no longer read by packages/sample-space/documents/facts.ts: remove it from this check',
  ]);
});
