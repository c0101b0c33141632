import { matchesInOrder } from '@cleanpro/text/matches-in-order';
import { splitSentences } from '@cleanpro/text/sentences';
import { plainText } from '@cleanpro/content-values/rich-text/plain-text';
import { parseRichText } from '@cleanpro/content-values/rich-text/parse';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { blocksOf, linkedEntries, textOf, valueOf } from '../values.ts';
import { assertedWords } from './negation.ts';
import { organismPattern } from './organisms.ts';

/** Patterns of written frequencies. A passage that an earlier pattern matched is not matched again. */
const FREQUENCIES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['every few hours', /\b(?:every|each) (?:\d+|two|three|four|six|eight) hours\b/gi],
  ['hourly', /\bhourly\b|\bevery hour\b/gi],
  ['every shift', /\b(?:every|each|per|a) shift\b/gi],
  ['twice a day', /\btwice (?:a day|daily)\b/gi],
  ['twice a week', /\btwice (?:a week|weekly)\b/gi],
  [
    'daily',
    /\bdaily\b|\bnightly\b|\b(?:every|each) (?:school )?(?:day|night|morning|evening)\b|\bonce a (?:day|night)\b/gi,
  ],
  ['weekly', /\bweekly\b|\bonce a week\b|\b(?:every|each) week\b/gi],
  ['monthly', /\bmonthly\b|\bonce a month\b|\b(?:every|each) month\b|\bevery 30 days\b/gi],
  ['quarterly', /\bquarterly\b|\bonce a quarter\b|\b(?:every|each) quarter\b/gi],
  ['yearly', /\byearly\b|\b(?:once or )?(?:once|twice) a year\b|\b(?:every|each) year\b/gi],
  ['discharge', /\b(?:every|each|at) discharge\b/gi],
  ['checkout', /\b(?:every|each|at) checkout\b/gi],
];

const frequenciesIn = (text: string): string[] => matchesInOrder(text, FREQUENCIES).names;

const lacking = (text: string, source: string): string[] => {
  const right = frequenciesIn(source);
  return frequenciesIn(text).filter((frequency) => !right.includes(frequency));
};

/** Returns how often a job is done: its own frequency or, if empty, that of its task. */
const frequencyOf = (view: View, job: Entry): string =>
  textOf(job, 'frequency') ?? textOf(linkedEntries(view, job, 'task')[0], 'frequency') ?? '';

function checkJob(view: View, job: Entry): Problem[] {
  const [task] = linkedEntries(view, job, 'task');
  const own = textOf(job, 'frequency');
  const frequency = frequencyOf(view, job);
  if (frequency === '')
    return [problemAt(job.sys.id, 'frequency', 'is empty, like the frequency of its task', 'say how often')];
  const differs =
    own !== undefined && task
      ? lacking(own, textOf(task, 'frequency') ?? '').map((found) =>
          problemAt(
            job.sys.id,
            'frequency',
            `says ${found}, but ${task.sys.id} says “${textOf(task, 'frequency') ?? ''}”`,
            'use the same frequency in both',
          ),
        )
      : [];
  const texts = [
    { id: job.sys.id, field: 'introduction', text: textOf(job, 'introduction') ?? '' },
    ...linkedEntries(view, job, 'pageMetaData').map((metadata) => ({
      id: metadata.sys.id,
      field: 'description',
      text: textOf(metadata, 'description') ?? '',
    })),
  ];
  return [
    ...differs,
    ...texts.flatMap(({ id, field, text }) =>
      lacking(text, frequency).map((found) =>
        problemAt(
          id,
          field,
          `says ${found}, but the job says “${frequency}”`,
          'use the same frequency in both',
        ),
      ),
    ),
  ];
}

/** Returns the sentences and table rows of an article. */
function statementsOf(article: Entry): string[] {
  const rows = parseRichText(valueOf(article, 'body')).blocks.flatMap((block) =>
    block.type === 'table'
      ? block.rows.map((row) => row.map(({ content }) => plainText(content)).join('. '))
      : [],
  );
  return [...rows, ...blocksOf(article, 'body').flatMap(splitSentences)];
}

interface Work {
  id: string;
  /** Things to clean, such as `bed rail`. */
  subjects: string[];
  frequency: string;
}

const LEAST_WORDS = 2;

/** Returns the things listed in a task's title, in the singular: `bed rail`, `call button`. */
const subjectsOf = (title: string): string[] =>
  title
    .toLowerCase()
    .split(/,|\band\b|\bon\b|\bin\b|\bof\b|\bfor\b|\bor\b|\bother\b/)
    .map((part) => part.trim().replace(/s$/, ''))
    .filter((part) => part.split(' ').length >= LEAST_WORDS && frequenciesIn(part).length === 0);

function checkArticle(article: Entry, works: readonly Work[]): Problem[] {
  return statementsOf(article).flatMap((statement) => {
    const text = statement.toLowerCase();
    const about = works.filter(({ subjects }) => subjects.some((subject) => text.includes(subject)));
    if (about.length === 0) return [];
    return lacking(statement, about.map(({ frequency }) => frequency).join('; ')).map((found) =>
      problemAt(
        article.sys.id,
        'body',
        `says ${found}, but ${about.map(({ id, frequency }) => `${id} says “${frequency}”`).join(', ')}: “${statement}”`,
        'use the same frequency in both',
      ),
    );
  });
}

const ILLNESS = /\bflu\b|\bcolds\b|\bcold season\b/gi;

/** Checks that a frequency names no illness, because few of the products used for the work have a claim against it. */
const checkIllness = (entry: Entry, organisms: RegExp): Problem[] =>
  [organisms, ILLNESS]
    .flatMap((pattern) => assertedWords(textOf(entry, 'frequency') ?? '', pattern))
    .map((word) =>
      problemAt(
        entry.sys.id,
        'frequency',
        `mentions “${word}”, which not every product of this job has a claim against`,
        'say how often without naming the illness',
      ),
    );

/**
 * Checks that jobs, tasks of the product finder and articles state the same frequency for the same work, and that
 * frequencies name no illness.
 */
export function checkFrequencies(view: View): Problem[] {
  const works = view.entriesOf('recommenderAnswer').flatMap((task): Work[] => {
    const frequency = textOf(task, 'frequency');
    return frequency === undefined
      ? []
      : [{ id: task.sys.id, subjects: subjectsOf(textOf(task, 'title') ?? ''), frequency }];
  });
  const organisms = organismPattern(view);
  return [
    ...[...view.entriesOf('jobsToBeDone'), ...view.entriesOf('recommenderAnswer')].flatMap((entry) =>
      checkIllness(entry, organisms),
    ),
    ...view.entriesOf('jobsToBeDone').flatMap((job) => checkJob(view, job)),
    ...view.entriesOf('articleDetailPages').flatMap((article) => checkArticle(article, works)),
  ];
}
