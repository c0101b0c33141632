import { job, product } from './fixture.ts';
import { isoDuration, jobTimeText, stepTimeText, timeOf } from './job-time.ts';
import { parseStepTime, type StepTime } from './step-time.ts';

const QUAT = product('Quat Spray', {
  claims: [
    { claim: 'Sanitizes', organisms: ['Klebsiella aerogenes'], contactTimeSeconds: 60 },
    { claim: 'Disinfects', organisms: ['Salmonella enterica'], contactTimeSeconds: 600 },
  ],
});
const contact = (handsOnSeconds: number, stepsMeanwhile?: number): StepTime => ({
  handsOnSeconds,
  wait: { for: 'contact time', ...(stepsMeanwhile && { stepsMeanwhile }) },
});

test('counts overlapping waits once', () => {
  const room = job(
    [
      ['Spray with Quat Spray.', contact(240, 3)],
      ['Bathroom.', contact(240, 2)],
      ['Floor.', contact(240, 1)],
      ['Wash hands.', { handsOnSeconds: 60 }],
    ],
    [QUAT],
  );
  const time = timeOf(room);
  expect(time).toEqual({ handsOnSeconds: 780, waitingSeconds: 540, openWaits: [] });
  expect(time && jobTimeText(time)).toBe('13 minutes hands-on, 9 minutes of waiting, 22 minutes in all');
  expect(time && isoDuration(time)).toBe('PT22M');
  expect(stepTimeText(room, 1)).toBe(
    '4 minutes hands-on, 10 minutes of contact time; go on with the next step meanwhile',
  );
});

test('a wait delays the next step unless other steps fill it', () => {
  const soak = { for: 'soaking time', seconds: 600 } as const;
  const next: [string, StepTime] = ['Brush.', { handsOnSeconds: 60 }];
  expect(timeOf(job([['Soak.', { handsOnSeconds: 60, wait: soak }], next]))?.waitingSeconds).toBe(600);
  expect(
    timeOf(job([['Soak.', { handsOnSeconds: 60, wait: { ...soak, stepsMeanwhile: 1 } }], next]))
      ?.waitingSeconds,
  ).toBe(540);
});

test('mentions a wait of unknown length and omits the total', () => {
  const time = timeOf(
    job([
      ['Cool.', { handsOnSeconds: 60, wait: { for: 'cooling time' } }],
      ['Disinfect.', contact(90)],
    ]),
  );
  expect(time && jobTimeText(time)).toBe(
    '3 minutes hands-on, plus cooling time and the contact time on the label',
  );
  expect(time && isoDuration(time)).toBeUndefined();
});

test('formats times below a minute and above two hours', () => {
  expect(stepTimeText(job([['Rub.', { handsOnSeconds: 20 }]]), 0)).toBe('20 seconds hands-on');
  expect(
    stepTimeText(job([['Dry.', { handsOnSeconds: 60, wait: { for: 'drying time', seconds: 9000 } }]]), 0),
  ).toBe('1 minute hands-on, 2 hours 30 minutes of drying time');
});

test('returns no time for a job without times', () => {
  expect(timeOf(job([['Rub.']]))).toBeNull();
  expect(stepTimeText(job([['Rub.']]), 0)).toBe('');
});

test.each([null, 'ten minutes', {}, { handsOnSeconds: -1 }, { handsOnSeconds: 5, wait: { for: 'lunch' } }])(
  'rejects %j as a time',
  (value) => {
    expect(parseStepTime(value)).toBeNull();
  },
);
