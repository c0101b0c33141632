/** @jest-environment node */
import { FIRST_AID, firstAidFor, firstAidLines } from './first-aid';
import type { HazardCode } from './statements';

const english = (hazards: HazardCode[], more: Partial<Parameters<typeof firstAidFor>[0]> = {}) => {
  const aid = firstAidFor({ hazards, precautions: [], form: 'Concentrate', isDrug: false, ...more });
  return (route: keyof typeof aid): string => aid[route].map(({ en }) => en).join(' ');
};

test('burns are rinsed for 15 minutes, and nobody is made to vomit', () => {
  const aid = english(['H314', 'H302']);
  expect(aid('eyes')).toMatch(/Rinse immediately with water for at least 15 minutes/);
  expect(aid('skin')).toMatch(/Take off all contaminated clothing immediately/);
  expect(aid('swallowed')).toMatch(/Do NOT induce vomiting/);
  expect(aid('inhaled')).toMatch(/fresh air/);
});

test('nobody who swallowed a product is made to vomit, in any language', () => {
  for (const hazards of [[], ['H302'], ['H302', 'H314'], ['H225']] satisfies HazardCode[][])
    for (const more of [{}, { precautions: ['P310' as const] }, { form: 'Pac' }, { isDrug: true }]) {
      const [words] = firstAidFor({ hazards, precautions: [], form: null, isDrug: false, ...more }).swallowed;
      expect(words?.en).toMatch(/do not induce vomiting/i);
      expect(words?.es).toMatch(/no provocar el vómito/i);
      expect(words?.fr).toMatch(/ne pas faire vomir/i);
    }
});

test('a small part in the throat is an emergency', () => {
  for (const { en } of [FIRST_AID.swallowedChoking, FIRST_AID.inhaledChoking])
    expect(en).toMatch(/Choking or trouble breathing: call 911 at once/);
});

test('a product without hazards is rinsed off', () => {
  const aid = english([]);
  expect(aid('eyes')).toBe('Rinse with water. If discomfort persists, get medical advice.');
  expect(aid('skin')).toBe('Rinse with water. If irritation occurs, get medical advice.');
});

test('alcohol on clothing is taken off, and a swallowed pac is an emergency', () => {
  expect(english(['H225', 'H319'])('skin')).toMatch(/Spilled on clothing/);
  expect(english([], { form: 'Pac' })('swallowed')).toMatch(/Immediately call a poison center/);
});

test('products that are used together have the first aid of the most hazardous one', () => {
  const product = { precautions: [], form: 'Concentrate', isDrug: false };
  const lines = firstAidLines([
    { ...product, hazards: ['H319'] },
    { ...product, hazards: ['H314'] },
  ]);
  expect(lines.map(({ route }) => route)).toEqual(['In the eyes', 'On the skin', 'Swallowed', 'Inhaled']);
  expect(lines[0]?.text).toMatch(/at least 15 minutes/);
  expect(firstAidLines([])).toEqual([]);
});
