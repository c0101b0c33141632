import { checkJobTimes } from '../product/job-times.ts';
import { document, found, link, product, type TestEntry } from './space.ts';

type Step = [text: string, stepTime: unknown];

const job = (steps: Step[], fields: Record<string, unknown> = {}): TestEntry[] => [
  [
    'jobsToBeDone',
    'job',
    {
      title: 't',
      slug: 'jobs/floors',
      steps: steps.map((_step, index) => link(`step-${index + 1}`)),
      products: [link('p')],
      pageMetaData: link('metadata'),
      ...fields,
    },
  ],
  ...steps.map(([text, stepTime], index): TestEntry => [
    'contentCard',
    `step-${index + 1}`,
    { title: 'Step', text, stepTime },
  ]),
  ['pageMetaData', 'metadata', { description: fields['description'] ?? 'd' }],
  product({
    productName: 'Quat Spray',
    efficacyClaims: [{ claim: 'Disinfects', organisms: ['Salmonella enterica'], contactTimeSeconds: 600 }],
  }),
];
const DISINFECT: Step = [
  'Use Quat Spray, and keep the surface wet for the contact time.',
  { handsOnSeconds: 300, wait: { for: 'contact time' } },
];

test.each<[string, TestEntry[], string]>([
  [
    'a time that does not parse',
    job([['Wipe.', { handsOnSeconds: 0 }]]),
    'step-1 stepTime does not parse: ✖ Too small: expected number to be >0   → at handsOnSeconds',
  ],
  [
    'a contact time that is not counted',
    job([[DISINFECT[0], { handsOnSeconds: 300 }]]),
    'step-1 stepTime has no wait, although the step mentions one',
  ],
  [
    'a floor that dries in no time',
    job([['Leave the sign until the floor is dry.', { handsOnSeconds: 300 }]]),
    'step-1 stepTime has no wait, although the step mentions one',
  ],
  [
    'a contact time of no product',
    job([['Keep it wet.', { handsOnSeconds: 300, wait: { for: 'contact time' } }]]),
    'step-1 stepTime waits for a contact time, but no product of the job has one',
  ],
  [
    'less time than the text of a step takes',
    job([['Rub for 5 to 10 minutes.', { handsOnSeconds: 300 }]]),
    'step-1 stepTime is 5 minutes, less than “10 minutes” in the step',
  ],
  [
    'an introduction that ends within the contact time',
    job([DISINFECT], { introduction: 'Five minutes a day.' }),
    'job introduction says “Five minutes”, but the job has 5 minutes of work and 10 minutes of waiting',
  ],
  [
    'a description that states the whole time as work',
    job([DISINFECT], { description: 'Fifteen minutes of work.' }),
    'metadata description says “Fifteen minutes”, but the job has 5 minutes of work and 10 minutes of waiting',
  ],
  [
    'an article that links the job and states other work',
    [
      ...job([DISINFECT]),
      [
        'articleDetailPages',
        'article',
        {
          title: 't',
          body: {
            ...document('Twenty minutes of work.'),
            content: [
              ...document('Twenty minutes of work.').content,
              {
                nodeType: 'paragraph',
                data: {},
                content: [
                  {
                    nodeType: 'hyperlink',
                    data: { uri: '/en-us/jobs/floors' },
                    content: [{ nodeType: 'text', value: 'Job', marks: [], data: {} }],
                  },
                ],
              },
            ],
          },
        },
      ],
    ],
    'article body says “Twenty minutes of work”, but the job takes 5 minutes',
  ],
])('the job time check reports %s', (_name, entries, expected) => {
  expect(found(checkJobTimes, entries)).toBe(expected);
});

test.each<[string, TestEntry[]]>([
  [
    'the work and the whole time',
    job([DISINFECT], { introduction: 'Five minutes of work, fifteen minutes in all.' }),
  ],
  ['the contact time of a label', job([['Keep it wet as the label says.', DISINFECT[1]]])],
  [
    'waits that overlap',
    job(
      [
        [DISINFECT[0], { handsOnSeconds: 300, wait: { for: 'contact time', stepsMeanwhile: 1 } }],
        [DISINFECT[0], { handsOnSeconds: 300, wait: { for: 'contact time' } }],
      ],
      { introduction: '20 minutes.' },
    ),
  ],
])('the job time check accepts %s', (_name, entries) => {
  expect(found(checkJobTimes, entries)).toBe('');
});
