import { classify } from './classification.ts';
import { precautionText } from './statements.ts';

test('corrosion replaces eye and skin irritation and their precautions', () => {
  const { signalWord, pictograms, precautions } = classify(['H314', 'H302', 'H315']);
  expect(signalWord).toBe('Danger');
  expect(pictograms).toEqual(['corrosive', 'irritant']);
  expect(precautions).toEqual(
    expect.arrayContaining(['P260', 'P303+P361+P353', 'P304+P340', 'P363', 'P301+P330+P331', 'P310']),
  );
  for (const superfluous of ['P302+P352', 'P301+P312', 'P330', 'P362+P364'])
    expect(precautions).not.toContain(superfluous);
});

test('combines eye damage and harm if swallowed into the urgent precautions', () => {
  expect(classify(['H302', 'H318']).precautions).toEqual(
    expect.arrayContaining(['P301+P310', 'P330', 'P310']),
  );
  expect(classify(['H302', 'H318']).precautions).not.toContain('P301+P312');
  expect(classify(['H302', 'H319']).precautions).toContain('P301+P312');
  expect(classify(['H302', 'H314']).precautions).not.toContain('P301+P310');
});

test('an aerosol that is not flammable has no pictogram', () => {
  expect(classify(['H229'])).toEqual({
    signalWord: 'Warning',
    pictograms: [],
    hazards: ['H229'],
    precautions: ['P210', 'P251', 'P410+P412'],
  });
});

test('returns no signal word without hazards', () => {
  expect(classify([])).toEqual({ signalWord: 'None', pictograms: [], hazards: [], precautions: [] });
});

test('protection depends on the hazard, and water extinguishes an oxidizer', () => {
  expect(precautionText('P280', ['H319']).en).toBe('Wear eye protection.');
  expect(precautionText('P280', ['H317']).en).toBe('Wear protective gloves.');
  expect(precautionText('P280', ['H314', 'H302']).en).toBe(
    'Wear protective gloves, protective clothing and eye protection.',
  );
  expect(precautionText('P280', ['H225', 'H319']).fr).toBe(
    'Porter des gants de protection et un équipement de protection des yeux.',
  );
  expect(precautionText('P370+P378', ['H272']).en).toBe('In case of fire: Use water to extinguish.');
  expect(precautionText('P370+P378', ['H225']).en).toMatch(/alcohol-resistant foam/);
});
