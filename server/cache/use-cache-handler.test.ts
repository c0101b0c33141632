/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { currentTime, expireTags } from '@/lib/processes/tag-expirations';
import handler from './use-cache-handler';

const entry = (value: string, more: { revalidate?: number; timestamp?: number } = {}) => ({
  value: new Blob([value]).stream(),
  tags: ['entry:1'],
  stale: 0,
  timestamp: currentTime(),
  expire: 1_000,
  revalidate: 60,
  ...more,
});
const read = async (key: string): Promise<string | undefined> => {
  const found = await handler.get(key);
  return found && text(found.value);
};

test('a value can be read again and again, until one of its tags expires', async () => {
  await handler.set('a', Promise.resolve(entry('value')));
  expect([await read('a'), await read('a')]).toEqual(['value', 'value']);
  expireTags(['entry:2']);
  expect(await read('a')).toBe('value');
  expireTags(['entry:1']);
  expect(await read('a')).toBeUndefined();
});

test('a value that began to be made before its tag expired is not used', async () => {
  const begun = entry('old');
  await handler.updateTags(['entry:1']);
  await handler.set('b', Promise.resolve(begun));
  expect(await read('b')).toBeUndefined();
});

test('who comes while a value is being made waits for it', async () => {
  let make: (value: ReturnType<typeof entry>) => void = () => undefined;
  const stored = handler.set('c', new Promise((resolve) => (make = resolve)));
  const waiting = read('c');
  make(entry('value'));
  expect(await waiting).toBe('value');
  await stored;
});

test('a value is made again when it is too old, or failed half-way', async () => {
  await handler.set('d', Promise.resolve(entry('old', { revalidate: 1, timestamp: currentTime() - 2_000 })));
  expect(await read('d')).toBeUndefined();
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array([1]));
      controller.error(new Error('cut off'));
    },
  });
  await handler.set('e', Promise.resolve({ ...entry(''), value: broken }));
  expect(await read('e')).toBeUndefined();
});

test('tells Next when tags expired last', async () => {
  const before = currentTime();
  await handler.updateTags(['_N_T_/en-us']);
  expect(await handler.getExpiration(['_N_T_/en-us', 'never'])).toBeGreaterThanOrEqual(before);
  expect(await handler.getExpiration(['never'])).toBe(0);
});
