import { Kind, type DocumentNode } from 'graphql';
import {
  CatalogueBlocksDocument,
  MediaBlocksDocument,
  TextBlocksDocument,
} from '@/graphql/generated/operations';
import { queryContent } from '../client/query';
import { BATCHES, fetchBlocks } from './fetch-blocks';

jest.mock('../client/query', () => ({ LOCALE: 'en-US', queryContent: jest.fn() }));
const query = jest.mocked(queryContent);

const ref = (__typename: string, id: string) => ({ __typename, sys: { id } });
const requests = () => query.mock.calls.map(([document, variables]) => ({ document, variables }));

beforeEach(() => {
  query.mockReset();
  query.mockResolvedValue({ data: {}, tags: [] });
});

const variablesOf = (document: DocumentNode): string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );

test.each([
  ['media', MediaBlocksDocument, 0],
  ['text', TextBlocksDocument, 1],
  ['catalogue', CatalogueBlocksDocument, 2],
])('the batch table lists every block type in the %s query', (_name, document, index) => {
  const flags = variablesOf(document).filter((name) => name.startsWith('with'));
  expect(BATCHES[index]?.types.map((type) => `with${type}`).sort()).toEqual(flags.sort());
});

test('makes one request per batch of block types that the page uses', async () => {
  await fetchBlocks([ref('Banner', 'b1'), ref('Video', 'v1'), ref('Banner', 'b1'), ref('Form', 'f1')], false);
  const scope = { limit: 6, locale: 'en-US', preview: false };
  expect(requests()).toEqual([
    {
      document: MediaBlocksDocument,
      variables: { ...scope, ids: ['b1', 'v1'], withBanner: true, withVideo: true },
    },
    { document: TextBlocksDocument, variables: { ...scope, ids: ['f1'], withForm: true } },
  ]);
});

test('makes another request when a type exceeds its block limit', async () => {
  const banners = Array.from({ length: 7 }, (_, index) => ref('Banner', `b${index}`));
  await fetchBlocks([...banners, ref('Video', 'v1')], true);
  expect(requests().map(({ variables }) => variables)).toEqual([
    {
      ids: ['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'v1'],
      limit: 6,
      locale: 'en-US',
      preview: true,
      withBanner: true,
      withVideo: true,
    },
    { ids: ['b6'], limit: 6, locale: 'en-US', preview: true, withBanner: true },
  ]);
});

test('collects the published blocks from all collections, with their tags', async () => {
  query.mockResolvedValueOnce({
    data: { Banner: { items: [{ __typename: 'Banner', sys: { id: 'b1' } }, null] }, Video: null },
    tags: ['entry:b1'],
  });
  query.mockResolvedValueOnce({
    data: { Form: { items: [{ __typename: 'Form', sys: { id: 'f1' } }] } },
    tags: ['entry:f1'],
  });
  const { blocks, tags } = await fetchBlocks([ref('Banner', 'b1'), ref('Form', 'f1')], false);
  expect(blocks.map(({ sys }) => sys.id)).toEqual(['b1', 'f1']);
  expect(tags).toEqual(['entry:b1', 'entry:f1']);
});

test('requests nothing for unsupported types', async () => {
  expect(await fetchBlocks([ref('Hologram', 'h1')], false)).toEqual({ blocks: [], tags: [] });
  expect(query).not.toHaveBeenCalled();
});
