/** @jest-environment jsdom */
import { version } from '@microsoft/applicationinsights-web/package.json';
import { SDK_VERSION, visitTags } from './visit';

test('envelopes contain the installed version of the library', () => {
  expect(SDK_VERSION).toBe(version);
});

test('starts a new session after half an hour without an envelope', () => {
  jest.useFakeTimers();
  const tags = visitTags('0123');
  const first = tags();
  jest.advanceTimersByTime(20 * 60_000);
  expect(tags()).toEqual(first);
  jest.advanceTimersByTime(31 * 60_000);
  const later = tags();
  expect(later['ai.session.id']).not.toBe(first['ai.session.id']);
  expect({ ...later, 'ai.session.id': '' }).toEqual({ ...first, 'ai.session.id': '' });
  jest.useRealTimers();
});
