import { createDraftWriter, readDraft } from './draft';

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('saves each change at once, so that a reload right after it loses nothing', () => {
  createDraftWriter('contact').save(() => ({ city: 'Austin' }));
  expect(readDraft('contact')).toEqual({ city: 'Austin' });
  expect(readDraft('review')).toEqual({});
});

test('stays below the limit of browsers on history changes, and saves the last value in a pause', () => {
  const replaceState = jest.spyOn(history, 'replaceState');
  const writer = createDraftWriter('contact');
  for (let length = 1; length <= 200; length += 1) {
    writer.save(() => ({ message: 'x'.repeat(length) }));
    jest.advanceTimersByTime(100);
  }
  expect(replaceState.mock.calls.length).toBeLessThanOrEqual(100);
  jest.advanceTimersByTime(1_000);
  expect(readDraft('contact').message).toHaveLength(200);
});

test('has no draft once the form is accepted', () => {
  const writer = createDraftWriter('contact');
  writer.save(() => ({ city: 'Austin' }));
  writer.clear();
  expect(readDraft('contact')).toEqual({});
});
