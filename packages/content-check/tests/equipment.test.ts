import { checkEquipment } from '../product/equipment.ts';
import { answer, document, found, link, product, type TestEntry } from './space.ts';

const ALKALI = {
  protectiveEquipment: ['Chemical splash goggles', 'Chemical-resistant gloves', 'Ventilation'],
  directions: document('Put on goggles and gloves, and open a window.', 'Spray.'),
};
const FLOOR_CLEANER = {
  protectiveEquipment: ['Safety glasses', 'Chemical-resistant gloves', 'Non-slip footwear'],
  directions: document('Wear goggles, gloves and non-slip shoes.'),
};

const job = (text: string, fields: Record<string, unknown> = ALKALI): TestEntry[] => [
  ['jobsToBeDone', 'job', { title: 't', steps: [link('step')], products: [link('p')] }],
  ['contentCard', 'step', { title: 'Step', text }],
  product(fields),
];
const system = (text: string): TestEntry[] => [
  ['subBrandsPage', 'system', { title: 't', informationModules: [link('card')], products: [link('p')] }],
  ['contentCard', 'card', { title: 'How it works', text }],
  product(ALKALI),
];
const article = (...paragraphs: string[]): TestEntry[] => [
  [
    'articleDetailPages',
    'article',
    { title: 't', body: document(...paragraphs), relatedProducts: [link('p')] },
  ],
  product({ ...ALKALI, productName: 'Degreaser' }),
];

test.each<[string, TestEntry[], string]>([
  [
    'directions without a piece of equipment',
    [product({ ...ALKALI, directions: document('Put on goggles and gloves.') })],
    'p directions doesn’t mention Ventilation, which the product requires',
  ],
  [
    'a description that lists a part of it',
    [product({ ...ALKALI, description: document('A job for goggles', 'and for gloves.') })],
    'p description mentions Chemical splash goggles and Chemical-resistant gloves without Ventilation',
  ],
  [
    'an answer that lists a part of it',
    [product({ ...ALKALI, questions: [link('question')] }), ...answer('Goggles and gloves.')],
    'question-answer body mentions Chemical splash goggles and Chemical-resistant gloves without Ventilation',
  ],
  [
    'a job that leaves a piece out',
    job('Spray with gloves, beside an open window.'),
    'job steps doesn’t mention Chemical splash goggles, which p requires',
  ],
  [
    'a job with glasses in place of goggles',
    job('Ventilate; wear gloves and glasses.'),
    'job steps doesn’t mention Chemical splash goggles, which p requires',
  ],
  [
    'a job that names a piece after the product',
    [
      ['jobsToBeDone', 'job', { title: 't', steps: [link('step'), link('step-2')], products: [link('p')] }],
      ['contentCard', 'step', { title: 'Step', text: 'Spray Cleaner with gloves, and ventilate.' }],
      ['contentCard', 'step-2', { title: 'Step', text: 'Put on goggles.' }],
      product(ALKALI),
    ],
    'job steps doesn’t mention Chemical splash goggles, which p requires',
  ],
  [
    'an article that lists a part in the sentence that names the product',
    article('Use Degreaser in goggles and gloves.', 'Open a window.'),
    'article body mentions only some of the equipment that p requires; Ventilation is missing: “Use Degreaser in goggles and gloves.”',
  ],
  [
    'a system whose cards leave a piece out',
    system('Spray in goggles and gloves.'),
    'system informationModules doesn’t mention Ventilation, which p requires',
  ],
  [
    'a step that wets a floor without footwear',
    [product({ directions: document('Mop.', 'A floor stays closed until it is dry.') })],
    'p protectiveEquipment does not list Non-slip footwear, although a step wets a floor: “A floor stays closed until it is dry.”',
  ],
])('the equipment check reports %s', (_name, entries, expected) => {
  expect(found(checkEquipment, entries)).toBe(expected);
});

test.each<[string, TestEntry[]]>([
  ['a whole list', [product({ ...ALKALI, description: document('Goggles, gloves, a fan.') })]],
  ['one piece with its reason', [product({ ...ALKALI, description: document('Gloves spare the skin.') })]],
  ['a job that names all', job('Goggles and gloves on; ventilate.')],
  ['a system that names all', system('Spray in goggles and gloves, with the fan on.')],
  ['an article on another product', article('Bleach takes goggles and gloves.')],
  ['a job off the floor without footwear', job('Wear glasses and gloves.', FLOOR_CLEANER)],
])('the equipment check accepts %s', (_name, entries) => {
  expect(found(checkEquipment, entries)).toBe('');
});
