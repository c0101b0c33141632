/** @jest-environment node */
import { namedWarnings } from './summary';

const acid = { name: 'Bowl Acid', warnings: ['Burns skin.'] };

test('a warning names its product where there are several', () => {
  expect(namedWarnings([acid])).toEqual(['Burns skin.']);
  expect(namedWarnings([acid, { name: 'Floor Soap', warnings: [] }])).toEqual(['Bowl Acid: Burns skin.']);
});
