import { ContentUnavailableError } from '../../../lib/content/client/content-unavailable';
import { getParents } from '../../../lib/content/pages/page-parents';
import { ContentStore } from '@cleanpro/contentful-local/space/store';
import { startDelivery, type RunningDelivery } from './delivery-server.ts';

const running: { delivery?: RunningDelivery } = {};
const mockAddress = () => running.delivery?.address;

jest.mock('../../../lib/content/preview/draft-mode', () => ({ isPreview: () => Promise.resolve(false) }));
jest.mock('../../../lib/content/client/delivery', () => ({
  ...jest.requireActual<object>('../../../lib/content/client/delivery'),
  deliveryAddress: () => mockAddress(),
}));

beforeAll(async () => {
  running.delivery = await startDelivery(
    new ContentStore('packages/sample-space/content', { spaceId: 'cleanpro', environmentId: 'master' }),
  );
});
afterAll(() => running.delivery?.stop());

test('returns the parent that the editor chose', async () => {
  expect(await getParents('page-brands-cascade')).toEqual(['page-brands']);
});

test.each(['page-home', 'unpublished'])('the page %s has no parent', async (id) => {
  expect(await getParents(id)).toEqual([]);
});

test('throws if the content service fails', async () => {
  running.delivery?.setBroken(true);
  await expect(getParents('page-brands-dawn')).rejects.toThrow(ContentUnavailableError);
});
