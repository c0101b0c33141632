import { checkQuats } from '../product/quats.ts';
import { found, link, product, type TestEntry } from './space.ts';

const QUAT = product({
  composition: [
    { name: 'Didecyl dimethyl ammonium chloride (active)', percentMinimum: 4, percentMaximum: 5 },
  ],
});
const job = (text: string): TestEntry[] => [
  ['jobsToBeDone', 'job', { title: 't', steps: [link('step')], products: [link('p')] }],
  ['contentCard', 'step', { title: 'Wet it', text }],
];
const rule = (step: string): TestEntry[] => [
  ['recommenderProducts', 'rule', { role: 'recommended', steps: [step], product: link('p') }],
];

test('reports a quat used on devices without the manufacturers’ permission', () => {
  expect(found(checkQuats, [QUAT, ...job('Wet the bed rail, table and phone.')])).toBe(
    'job steps applies p to the phone, which not every manufacturer allows',
  );
  expect(found(checkQuats, [QUAT, ...rule('Wipe phones.')])).toMatch(/^rule steps applies p to the phones/);
});

test.each<[string, TestEntry[]]>([
  ['the condition', [QUAT, ...job('Wet phones only if the manufacturer allows quats.')]],
  ['the condition in other words', [QUAT, ...job('Wet phones only where their makers allow quats.')]],
  ['a denial', [QUAT, ...rule('Wipe it on; not on keyboards, phones or remotes.')]],
  ['a product without quats', [product({}), ...job('Wipe the phone.')]],
])('the quat check accepts %s', (_name, entries) => {
  expect(found(checkQuats, entries)).toBe('');
});

test('requires gloves for a registered quat', () => {
  const registered = (protectiveEquipment: readonly string[]): TestEntry => [
    'product',
    'p',
    { ...QUAT[2], epaRegistrationNumber: '1-2', protectiveEquipment },
  ];
  expect(found(checkQuats, [registered(['Ventilation'])])).toMatch(
    /^p protectiveEquipment lists no gloves, although this registered quat is used on soiled surfaces/,
  );
  for (const gloves of ['Disposable gloves', 'Chemical-resistant gloves'])
    expect(found(checkQuats, [registered([gloves])])).toBe('');
});
