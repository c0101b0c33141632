/** @jest-environment node */
import { claimsProblem, contactTimesText, organismsOf, parseClaims } from './claims';

const CLAIMS = [
  {
    claim: 'Sanitizes',
    organisms: ['Staphylococcus aureus', 'Klebsiella aerogenes'],
    contactTimeSeconds: 60,
    residualHours: 24,
  },
  { claim: 'Disinfects', organisms: ['Staphylococcus aureus'], contactTimeSeconds: 300 },
];

test('contact times stand by claim where they differ', () => {
  const claims = parseClaims(CLAIMS);
  expect(contactTimesText(claims)).toBe('Sanitizes: 60 seconds; disinfects: 5 minutes');
  expect(contactTimesText(claims.slice(1))).toBe('5 minutes');
  expect(contactTimesText([])).toBe('');
});

test('organisms stand once', () => {
  expect(organismsOf(parseClaims(CLAIMS))).toEqual(['Staphylococcus aureus', 'Klebsiella aerogenes']);
});

test('what is no list of claims has a reason, and counts as none', () => {
  const wrong = [{ claim: 'Cures', organisms: [], contactTimeSeconds: 0 }];
  expect(parseClaims(wrong)).toEqual([]);
  expect(claimsProblem(wrong)).toMatch(/claim/);
  expect(claimsProblem(CLAIMS)).toBeUndefined();
});
