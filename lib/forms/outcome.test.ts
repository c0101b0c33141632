import { MESSAGES } from './messages';
import { outcomeOf, titleWithOutcome } from './outcome';

test.each([
  [{}, undefined],
  [{ problems: {} }, undefined],
  [{ problems: { email: MESSAGES.email }, message: MESSAGES.check }, 'invalid'],
  [{ message: MESSAGES.unavailable }, 'unavailable'],
  [{ message: 'Too many attempts.' }, 'refused'],
  [{ stage: 'preview' }, 'preview'],
  [{ stage: 'write' }, 'edit'],
  [{ stage: 'failed' }, 'unavailable'],
  [{ stage: 'refused' }, 'refused'],
  [{ stage: 'thanks' }, 'sent'],
])('the response %j has the outcome %s', (response, outcome) => {
  expect(outcomeOf(response)).toBe(outcome);
});

test('the page title starts with the latest outcome only', () => {
  const failed = titleWithOutcome('Contact us | CleanPro', 'invalid');
  expect(failed).toBe('Error: Contact us | CleanPro');
  expect(titleWithOutcome(failed, 'sent')).toBe('Sent: Contact us | CleanPro');
  expect(titleWithOutcome(failed, undefined)).toBe('Contact us | CleanPro');
  expect(titleWithOutcome('Search: floor', undefined)).toBe('Search: floor');
});
