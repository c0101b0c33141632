import { checkPoisonCenter } from '../product/poison-center.ts';
import { found } from './space.ts';

const problemsOf = (text: string): string => found(checkPoisonCenter, [['callout', 'c', { text }]]);

test('reports text that mentions the poison center without its number', () => {
  for (const name of ['poison center', 'poison control center'])
    expect(problemsOf(`In an emergency, call **911** or your ${name} first.`)).toMatch(
      /^c text mentions the poison center without its number/,
    );
});

test('accepts text that includes the number or does not mention the poison center', () => {
  expect(problemsOf('Call 911 or the poison center, **1-800-222-1222**.')).toBe('');
  expect(problemsOf('Call customer care.')).toBe('');
  const warnings = ['If swallowed, get medical help or contact a Poison Control Center right away.'];
  expect(found(checkPoisonCenter, [['drugFacts', 'd', { warnings }]])).toBe('');
});
