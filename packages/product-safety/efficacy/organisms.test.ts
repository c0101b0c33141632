import { isClaimed, normalizedClaims, ORGANISMS } from './organisms.ts';

const named = (name: string) => {
  const found = ORGANISMS.find(({ names }) => names.includes(name));
  if (!found) throw new Error(name);
  return found;
};
const CLAIMED = normalizedClaims([
  {
    claim: 'Disinfects',
    organisms: ['Methicillin-resistant Staphylococcus aureus (MRSA)', 'Influenza A virus (H1N1)'],
    contactTimeSeconds: 240,
  },
  { claim: 'Inhibits mold and mildew', organisms: ['Aspergillus niger'], contactTimeSeconds: 600 },
]);

test.each(['MRSA', 'staph', 'flu', 'mildew'])('finds the organism %s in a claim', (name) =>
  expect(isClaimed(named(name), CLAIMED)).toBe(true),
);

test.each(['norovirus', 'C. diff', 'bird flu', 'Salmonella'])(
  'does not find the organism %s in any claim',
  (name) => expect(isClaimed(named(name), CLAIMED)).toBe(false),
);

test('no two organisms share a name', () => {
  const names = ORGANISMS.flatMap((organism) => organism.names.map((name) => name.toLowerCase()));
  expect(new Set(names).size).toBe(names.length);
});
