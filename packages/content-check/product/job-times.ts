/**
 * Checks the times of jobs: times in text must equal the sum of the steps' times, and every wait in text must be
 * counted.
 */
import { splitSentences } from '@cleanpro/text/sentences';
import { durationText, timeOf, waitSeconds } from '@cleanpro/product-safety/jobs/job-time';
import { stepTimeProblem } from '@cleanpro/product-safety/jobs/step-time';
import { wordsOf, type Job } from '@cleanpro/product-safety/jobs/job';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { blocksOf, linkedEntries, textOf, valueOf } from '../values.ts';
import { jobOf } from './job.ts';

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 };
const HOUR = 3600;
const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: HOUR };
const DURATION = new RegExp(
  String.raw`\b(\d+|${[...WORDS, ...Object.keys(TENS)].join('|')})[\s-](second|minute|hour)s?\b`,
  'gi',
);

interface Duration {
  text: string;
  seconds: number;
}

/**
 * Returns the durations that `text` mentions, such as `5 minutes` or `fifteen minutes`. For a range, returns its upper
 * bound only.
 */
const durationsIn = (text: string): Duration[] =>
  [...text.matchAll(DURATION)].map(([found, number = '', unit = '']) => {
    const word = number.toLowerCase();
    const amount = TENS[word] ?? (WORDS.includes(word) ? WORDS.indexOf(word) + 1 : Number(number));
    return { text: found, seconds: amount * (SECONDS[unit.toLowerCase()] ?? 0) };
  });

/** Phrases that ask the reader to wait. The same step or the one before must count the wait. */
const WAITS = [
  /\b(?:keep\b[^.]*\bwet|wet them again)\b[^.]*\bcontact time\b/i,
  /\b(?:cool|let [^.]* cool) below\b/i,
  /\bsoak in\b/i,
  /\b(?:wait|let it work for|give (?:it|the solution)) (?:a few|\d+)\b/i,
];
/** Warning signs stay until the floor is dry. A later step can include that wait. */
const DRIES = /\buntil (?:the floor|the carpet|they) (?:is|are) dry\b/i;

/** Whether a step asks for a wait that no step counts. */
function isWaitMissing({ steps }: Job, index: number, words: string): boolean {
  const waits = (from: number, to?: number): boolean => steps.slice(from, to).some(({ time }) => time?.wait);
  const before = Math.max(0, index - 1);
  if (!steps[index]?.time) return false;
  return (
    (WAITS.some((pattern) => pattern.test(words)) && !waits(before, index + 1)) ||
    (DRIES.test(words) && !waits(before))
  );
}

function checkStep(job: Job, index: number, entry: Entry): Problem[] {
  const step = job.steps[index];
  const value = valueOf(entry, 'stepTime');
  const malformed = value === undefined ? undefined : stepTimeProblem(value);
  if (!step || malformed !== undefined)
    return [
      problemAt(
        entry.sys.id,
        'stepTime',
        `does not parse: ${(malformed ?? '').replaceAll('\n', ' ')}`,
        'correct the JSON',
      ),
    ];
  const words = wordsOf(step);
  const wait = step.time?.wait;
  const seconds = (step.time?.handsOnSeconds ?? 0) + (waitSeconds(job, index) ?? (wait ? Infinity : 0));
  return [
    ...(isWaitMissing(job, index, words)
      ? [
          problemAt(
            entry.sys.id,
            'stepTime',
            'has no wait, although the step mentions one',
            'add wait with its purpose',
          ),
        ]
      : []),
    ...(wait?.for === 'contact time' && waitSeconds(job, index) === undefined && !/\blabel\b/i.test(words)
      ? [
          problemAt(
            entry.sys.id,
            'stepTime',
            'waits for a contact time, but no product of the job has one',
            'name the product, or say which label gives the time',
          ),
        ]
      : []),
    ...durationsIn(words)
      .filter((duration) => duration.seconds < HOUR && duration.seconds > seconds)
      .map(({ text }) =>
        problemAt(
          entry.sys.id,
          'stepTime',
          `is ${durationText(seconds)}, less than “${text}” in the step`,
          'include the time that the step mentions',
        ),
      ),
  ];
}

/** Tolerance for rounding, in seconds. */
const ROUNDING = 60;

/** Returns the durations in a job's text that match neither its working time nor its total time. */
function wrongDurations(job: Job, text: string): string[] {
  const time = timeOf(job);
  if (!time) return [];
  const { handsOnSeconds, waitingSeconds, openWaits } = time;
  return durationsIn(text)
    .filter(({ seconds }) => seconds >= ROUNDING)
    .filter(({ text: found, seconds }) => {
      const isOfWork = new RegExp(`${found} of work`, 'i').test(text);
      const right = isOfWork ? handsOnSeconds : handsOnSeconds + waitingSeconds;
      return (openWaits.length > 0 && !isOfWork) || Math.abs(right - seconds) > ROUNDING;
    })
    .map(({ text: found }) => found);
}

function checkStatedTimes(view: View, entry: Entry, job: Job): Problem[] {
  const time = timeOf(job);
  if (!time) return [];
  const texts = [
    { id: entry.sys.id, field: 'introduction', text: textOf(entry, 'introduction') ?? '' },
    ...linkedEntries(view, entry, 'pageMetaData').flatMap((metadata) =>
      ['description', 'openGraphDescription'].map((field) => ({
        id: metadata.sys.id,
        field,
        text: textOf(metadata, field) ?? '',
      })),
    ),
  ];
  return texts.flatMap(({ id, field, text }) =>
    wrongDurations(job, text).map((found) =>
      problemAt(
        id,
        field,
        `says “${found}”, but the job has ${durationText(time.handsOnSeconds)} of work and ${durationText(time.waitingSeconds)} of waiting`,
        'remove the time, or use the total of the steps',
      ),
    ),
  );
}

/** Checks an article's minutes of work against the jobs that the article links to. */
function checkArticle(view: View, article: Entry): Problem[] {
  const link = JSON.stringify(valueOf(article, 'body') ?? '');
  const jobs = view
    .entriesOf('jobsToBeDone')
    .filter((job) => link.includes(`/${textOf(job, 'slug') ?? '\0'}"`))
    .map((entry) => jobOf(view, entry));
  if (jobs.length === 0) return [];
  const times = jobs.flatMap((job) => timeOf(job)?.handsOnSeconds ?? []);
  return blocksOf(article, 'body')
    .flatMap(splitSentences)
    .flatMap((sentence) =>
      durationsIn(sentence)
        .filter(({ text }) => new RegExp(`${text} of work`, 'i').test(sentence))
        .filter(({ seconds }) => times.every((time) => Math.abs(time - seconds) > ROUNDING)),
    )
    .map(({ text }) =>
      problemAt(
        article.sys.id,
        'body',
        `says “${text} of work”, but the job takes ${times.map(durationText).join(' or ')}`,
        'use the total of the job’s steps',
      ),
    );
}

function checkJob(view: View, entry: Entry): Problem[] {
  const job = jobOf(view, entry);
  return [
    ...linkedEntries(view, entry, 'steps').flatMap((step, index) => checkStep(job, index, step)),
    ...checkStatedTimes(view, entry, job),
  ];
}

/** Returns the problems with the times of jobs, and of articles that link to jobs. */
export const checkJobTimes = (view: View): Problem[] => [
  ...view.entriesOf('jobsToBeDone').flatMap((job) => checkJob(view, job)),
  ...view.entriesOf('articleDetailPages').flatMap((article) => checkArticle(view, article)),
];
