import { emergencyWashItems, firstAidFor, firstAidLines } from './first-aid.ts';
import type { HazardCode } from './statements.ts';

const english = (hazards: HazardCode[], more: Partial<Parameters<typeof firstAidFor>[0]> = {}) => {
  const aid = firstAidFor({
    hazards,
    precautions: [],
    form: 'Concentrate',
    isDrug: false,
    isForHands: false,
    ...more,
  });
  return (route: keyof typeof aid): string => aid[route].map(({ en }) => en).join(' ');
};

test('advises rinsing burns for 15 minutes and not inducing vomiting', () => {
  const aid = english(['H314', 'H302']);
  expect(aid('eyes')).toMatch(/Rinse immediately with water for at least 15 minutes/);
  expect(aid('skin')).toMatch(/Take off all contaminated clothing immediately/);
  expect(aid('swallowed')).toMatch(/Do NOT induce vomiting/);
  expect(aid('inhaled')).toMatch(/fresh air/);
});

test('never advises inducing vomiting, in any language', () => {
  for (const hazards of [[], ['H302'], ['H302', 'H314'], ['H225']] satisfies HazardCode[][])
    for (const more of [{}, { precautions: ['P310' as const] }, { form: 'Pac' }, { isDrug: true }]) {
      const [words] = firstAidFor({
        hazards,
        precautions: [],
        form: null,
        isDrug: false,
        isForHands: false,
        ...more,
      }).swallowed;
      expect(words?.en).toMatch(/do not induce vomiting/i);
      expect(words?.es).toMatch(/no provocar el vómito/i);
      expect(words?.fr).toMatch(/ne pas faire vomir/i);
    }
});

test('advises rinsing off a product without hazards', () => {
  const aid = english([]);
  expect(aid('eyes')).toBe('Rinse with water. If discomfort persists, get medical advice.');
  expect(aid('skin')).toBe('Rinse with water. If irritation occurs, get medical advice.');
});

test('treats alcohol on clothing and a swallowed detergent pac as emergencies', () => {
  expect(english(['H225', 'H319'])('skin')).toMatch(/Spilled on clothing/);
  expect(english([], { form: 'Pac' })('swallowed')).toMatch(/Immediately call a poison center/);
});

test('uses the first aid for the most hazardous of several products', () => {
  const product = { precautions: [], form: 'Concentrate', isDrug: false, isForHands: false };
  const lines = firstAidLines([
    { ...product, hazards: ['H319'] },
    { ...product, hazards: ['H314'] },
  ]);
  expect(lines.map(({ route }) => route)).toEqual(['In the eyes', 'On the skin', 'Swallowed', 'Inhaled']);
  expect(lines[0]?.text).toMatch(/at least 15 minutes/);
  expect(firstAidLines([])).toEqual([]);
});

test('advises getting medical help if a drug is swallowed, regardless of other products', () => {
  const cleaner = { hazards: [], precautions: [], form: 'Concentrate', isDrug: false, isForHands: false };
  const soap = { ...cleaner, isDrug: true, isForHands: true };
  const lines = firstAidLines([cleaner, soap]);
  expect(lines[1]?.text).toBe('Rinse with water. If irritation occurs, get medical advice.');
  expect(lines[2]?.text).toMatch(/^Get medical help or contact a poison center right away/);
  const irritant = { ...cleaner, hazards: ['H302' as const] };
  expect(firstAidLines([irritant, soap])[2]?.text).toMatch(/right away/);
});

test('requires no measures for the skin if the product is intended for hands', () => {
  const soap = { hazards: [], precautions: [], form: 'Foam', isDrug: false, isForHands: true };
  const [, skin] = firstAidLines([soap, { ...soap, hazards: ['H225'], form: 'Gel', isDrug: true }]);
  expect(skin?.text).toMatch(/^Made for use on the skin: no measures needed.*Spilled on clothing/);
});

test('mentions removing clothing once: for a corrosive product rather than for alcohol', () => {
  const product = { precautions: [], form: 'Concentrate', isDrug: false, isForHands: false };
  const [, skin] = firstAidLines([
    { ...product, hazards: ['H314'] },
    { ...product, hazards: ['H225'] },
  ]);
  expect(skin?.text).toMatch(/^Take off all contaminated clothing immediately/);
  expect(skin?.text).not.toMatch(/Spilled on clothing/);
});

test('requires an eyewash and a shower for corrosives, and an eyewash for eye damage', () => {
  expect(emergencyWashItems(['H318', 'H314'])).toEqual([
    'Eyewash station and safety shower within reach (29 CFR 1910.151)',
  ]);
  expect(emergencyWashItems(['H318'])).toEqual(['Eyewash station within reach']);
  expect(emergencyWashItems(['H319'])).toEqual([]);
});
