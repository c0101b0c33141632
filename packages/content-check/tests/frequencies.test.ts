import { checkFrequencies } from '../product/frequencies.ts';
import { document, found, link, type TestEntry } from './space.ts';

const TASK: TestEntry = [
  'recommenderAnswer',
  'task',
  { title: 'Bed rails, call buttons and handles', frequency: 'Daily, and at every discharge' },
];
const job = (fields: Record<string, unknown>): TestEntry[] => [
  ['jobsToBeDone', 'job', { title: 't', pageMetaData: link('metadata'), ...fields }],
  ['pageMetaData', 'metadata', { description: fields['description'] ?? 'd' }],
  TASK,
];
const cell = (text: string) => ({ nodeType: 'table-cell', data: {}, content: document(text).content });
const article = (...content: unknown[]): TestEntry[] => [
  TASK,
  ['articleDetailPages', 'article', { title: 't', body: { nodeType: 'document', data: {}, content } }],
];

test.each<[string, TestEntry[], string]>([
  ['a job without a frequency', job({}), 'job frequency is empty, like the frequency of its task'],
  [
    'a job that is done more often than its task',
    job({ frequency: 'Every shift', task: link('task') }),
    'job frequency says every shift, but task says “Daily, and at every discharge”',
  ],
  [
    'an introduction that says another frequency',
    job({ task: link('task'), introduction: 'Once a week, with a mop.' }),
    'job introduction says weekly, but the job says “Daily, and at every discharge”',
  ],
  [
    'a description that says another frequency',
    job({ frequency: 'Weekly', description: 'A monthly plan.' }),
    'metadata description says monthly, but the job says “Weekly”',
  ],
  [
    'a frequency that names an illness',
    job({ frequency: 'Daily; twice daily in cold and flu season' }),
    'job frequency mentions “flu”, which not every product of this job has a claim against',
  ],
  [
    'an article with another frequency in the row of a table',
    article({
      nodeType: 'table',
      data: {},
      content: [{ nodeType: 'table-row', data: {}, content: [cell('Bed rail'), cell('Each shift')] }],
    }),
    'article body says every shift, but task says “Daily, and at every discharge”: “Bed rail. Each shift”',
  ],
  [
    'an article with another frequency in a sentence',
    article(...document('Wipe call buttons weekly.').content),
    'article body says weekly, but task says “Daily, and at every discharge”: “Wipe call buttons weekly.”',
  ],
])('the frequency check reports %s', (_name, entries, expected) => {
  expect(found(checkFrequencies, entries)).toBe(expected);
});

test.each<[string, TestEntry[]]>([
  ['the frequency of its task', job({ task: link('task'), introduction: 'Daily.' })],
  ['a job that is a part of its task', job({ frequency: 'Every day', task: link('task') })],
  ['an article on the same frequency', article(...document('Wipe bed rails every day.').content)],
  ['an article on other work', article(...document('Wash the cart weekly.').content)],
])('the frequency check accepts %s', (_name, entries) => {
  expect(found(checkFrequencies, entries)).toBe('');
});
