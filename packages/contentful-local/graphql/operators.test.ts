import { operatorTest } from './operators.ts';

test.each([
  ['equal', '2025-01-31T12:00:00Z', '2025-01-31T12:00:00.000Z', true],
  ['equal', '2025-01-31T13:00+01:00', '2025-01-31T12:00:00.000Z', true],
  ['not', '2025-01-31', '2025-01-31T00:00:00.000Z', false],
  ['in', ['2024-01-31', '2025-01-31'], '2025-01-31', true],
  ['gte', '2025-01-31T12:00:00Z', '2025-01-31T12:00:00.000Z', true],
  ['gt', '2025-01-31T12:00:00Z', '2025-01-31T12:00:00.000Z', false],
  ['lt', '2025-01-31T12:00:00Z', '2025-01-31T13:30+02:00', true],
  ['lte', '2025-01-31T12:00:00Z', '2025-01-31T13:30', false],
  ['gt', 'soon', '2025-01-31', false],
  ['gt', '2025-01-31', 'soon', false],
  ['gt', '2025-01-31', undefined, false],
] as const)('compares dates with the operator %s: %p with %p', (operator, expected, value, accepted) => {
  expect(operatorTest(operator, expected, true)(value)).toBe(accepted);
});
