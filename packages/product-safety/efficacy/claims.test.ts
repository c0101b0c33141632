import {
  claimedOrganisms,
  claimsProblem,
  contactTimesText,
  organismsByClaim,
  organismsOf,
  parseClaims,
} from './claims.ts';

const CLAIMS = [
  {
    claim: 'Sanitizes',
    organisms: ['Staphylococcus aureus', 'Klebsiella aerogenes'],
    contactTimeSeconds: 60,
    residualHours: 24,
    note: 'on a dry film',
  },
  { claim: 'Disinfects', organisms: ['Staphylococcus aureus'], contactTimeSeconds: 300 },
];

test('lists contact times by claim if they differ', () => {
  const claims = parseClaims(CLAIMS);
  expect(contactTimesText(claims)).toBe('Sanitizes: 60 seconds; disinfects: 5 minutes');
  expect(contactTimesText(claims.slice(1))).toBe('5 minutes');
  expect(contactTimesText([])).toBe('');
});

test('lists each organism once', () => {
  expect(organismsOf(parseClaims(CLAIMS))).toEqual(['Staphylococcus aureus', 'Klebsiella aerogenes']);
});

test('lists organisms by claim with contact time and residual effect', () => {
  const claims = parseClaims(CLAIMS);
  expect(organismsByClaim(claims)).toEqual([
    [
      'Sanitizes',
      'Staphylococcus aureus, Klebsiella aerogenes (contact time 60 seconds; residual effect 24 hours; on a dry film)',
    ],
    ['Disinfects', 'Staphylococcus aureus (contact time 5 minutes)'],
  ]);
  expect(claimedOrganisms(claims)).toEqual([
    'Sanitizes: Staphylococcus aureus',
    'Sanitizes: Klebsiella aerogenes',
    'Disinfects: Staphylococcus aureus',
  ]);
});

test('groups the organisms in a claim by contact time', () => {
  const [sanitizes] = CLAIMS;
  const claims = parseClaims([
    sanitizes,
    { ...sanitizes, organisms: ['Salmonella'], contactTimeSeconds: 300, residualHours: undefined },
  ]);
  expect(organismsByClaim(claims)).toEqual([
    [
      'Sanitizes',
      'Staphylococcus aureus, Klebsiella aerogenes (contact time 60 seconds; residual effect 24 hours; on a dry film); Salmonella (contact time 5 minutes)',
    ],
  ]);
});

test('ignores an invalid list of claims and explains the problem', () => {
  const wrong = [{ claim: 'Cures', organisms: [], contactTimeSeconds: 0 }];
  expect(parseClaims(wrong)).toEqual([]);
  expect(claimsProblem(wrong)).toMatch(/claim/);
  expect(claimsProblem(CLAIMS)).toBeUndefined();
});
