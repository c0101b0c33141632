import { isMildPack } from './pack-change.ts';

const GOGGLES = 'Chemical splash goggles';
const GLOVES = 'Chemical-resistant gloves';

test.each([
  ['a pack that asks for glasses', true, ['Safety glasses'], true],
  ['a pack that asks for gloves alone', true, ['Safety glasses', GLOVES], true],
  ['a pack that asks for nothing', true, null, true],
  ['a pack that asks for both', true, [GOGGLES, GLOVES, 'Protective apron'], false],
  ['a bottle', false, ['Safety glasses'], false],
  ['a product of nobody knows what system', null, [], false],
])('recognizes whether a pack is mild: %s', (_name, dilutionSystem, protectiveEquipment, expected) => {
  expect(isMildPack({ dilutionSystem, protectiveEquipment })).toBe(expected);
});
