import { checkArticles } from '../product/articles.ts';
import { checkRinsing } from '../product/rinsing.ts';
import { document, found, product } from './space.ts';

type Fields = Record<string, unknown>;
const SPRAY = 'Spray the surface.';

test.each<[string, Fields, RegExp]>([
  [
    'a rinse of what is not to be rinsed',
    { rinse: 'Do not rinse', directions: document(SPRAY, 'Rinse with water.') },
    /^p directions includes a rinse, but the rinse setting is “Do not rinse”: “Rinse with water\.”/,
  ],
  [
    'a rinse after another verb',
    { rinse: 'Not needed', directions: document(SPRAY, 'Wait a minute, then wipe and rinse.') },
    /includes a rinse, but the rinse setting is “Not needed”/,
  ],
  [
    'an unconditional rinse that the note does not explain',
    {
      rinse: 'Not needed',
      rinseNote: 'Rinse toys with potable water.',
      directions: document(SPRAY, 'Rinse the floor.'),
    },
    /includes a rinse/,
  ],
  [
    'a required rinse without a step',
    { rinse: 'Required', directions: document(SPRAY, 'Do not rinse.') },
    /^p directions has no rinse step, but the rinse setting is “Required”/,
  ],
  [
    'potable water without a step',
    { rinse: 'Potable water', directions: document(SPRAY) },
    /has no rinse step, but the rinse setting is “Potable water”/,
  ],
  [
    'food contact without potable water',
    { foodContact: true, rinse: 'Required' },
    /^p rinse is “Required” for food/m,
  ],
  [
    'food contact without a rinse and a note',
    { foodContact: true, rinse: 'Do not rinse' },
    /^p rinse is “Do not rinse”/,
  ],
])('the rinsing check reports %s', (_name, fields, expected) => {
  expect(found(checkRinsing, [product(fields)])).toMatch(expected);
});

test.each<[string, Fields]>([
  [
    'a denial',
    { rinse: 'Do not rinse', directions: document(SPRAY, 'Let it dry; do not rinse, wipe or polish.') },
  ],
  ['the rinse of a tool', { rinse: 'Not needed', directions: document(SPRAY, 'Rinse the mop.') }],
  [
    'a rinse before the product',
    { rinse: 'Do not rinse', directions: document('Strip the floor and rinse it.', 'Pour it out.') },
  ],
  [
    'a bath with that name',
    { rinse: 'Do not rinse', directions: document('Add it to the last rinse.', 'Fill the rinse dispenser.') },
  ],
  [
    'a rinse that the note limits',
    {
      rinse: 'Do not rinse',
      rinseNote: 'Rinse only the first coat.',
      directions: document('Spray and scrub, then rinse.', 'Spray again.'),
    },
  ],
  [
    'a conditional rinse in a note',
    {
      rinse: 'Not needed',
      rinseNote: 'Rinse where heavy soil remains.',
      directions: document(SPRAY, 'Rinse where soil remains.'),
    },
  ],
  [
    'a machine that rinses',
    {
      rinse: 'Required',
      rinseNote: 'The rinse of the machine removes it.',
      directions: document('Put it into the drum.'),
    },
  ],
  [
    'a damp cloth',
    { rinse: 'Required', directions: document(SPRAY, 'Blot with a cloth dampened with water.') },
  ],
  [
    'a product that stays in the machine',
    { foodContact: true, rinse: 'Do not rinse', rinseNote: 'The ware air dries.' },
  ],
  ['an article that touches food', { form: 'Paper', foodContact: true, rinse: 'Not applicable' }],
])('the rinsing check accepts %s', (_name, fields) => {
  expect(found(checkRinsing, [product(fields)])).toBe('');
});

test.each<[string, Fields, RegExp]>([
  ['pH', { form: 'Tool', phMinimum: 7 }, /^p phMinimum is set for the form Tool/],
  ['shelf life', { form: 'Paper', shelfLifeMonths: 24 }, /^p shelfLifeMonths is set for the form Paper/],
  ['a dilution', { form: 'Dispenser', dilutions: ['d'] }, /^p dilutions is set for the form Dispenser/],
  ['hazards', { form: 'Tool', hazards: 'h' }, /^p hazards is set for the form Tool/],
  [
    'a rinse',
    { form: 'Tool', directions: document('Wipe, then rinse the surface.') },
    /has a step for chemicals/,
  ],
  [
    'a contact time',
    { form: 'Tool', directions: document('Wait for the contact time.') },
    /has a step for chemicals/,
  ],
  ['a dwell time', { form: 'Tool', directions: document('Let it stand.') }, /has a step for chemicals/],
  ['a dilution in a step', { form: 'Tool', directions: document('Dilute it.') }, /has a step for chemicals/],
])('reports %s for an article without a chemical', (_name, fields, expected) => {
  expect(found(checkArticles, [product(fields)])).toMatch(expected);
});

test('accepts an article that is used with water', () => {
  const fields = { form: 'Tool', dilutions: [], directions: document('Wet the pad.', 'Rinse the pad.') };
  expect(found(checkArticles, [product(fields), product({ phMinimum: 7 }, 'q')])).toBe('');
});
