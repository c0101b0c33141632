/** Finds wording that the rules in CONTRIBUTING.md, "Writing", replace. Does not measure clarity. */
import type { Comment } from './list.ts';

interface Pattern {
  pattern: RegExp;
  instead: string;
}

const ARCHAIC: Pattern = {
  pattern: /\b(?:anew|wherein|whereof|thereof|therein|thereby|hereby|of theirs|lest)\b/i,
  instead: 'use everyday words',
};
const WHOEVER: Pattern = { pattern: /\bwhoever\b/i, instead: 'name the person or program' };

const COMMENTS: readonly Pattern[] = [
  ARCHAIC,
  WHOEVER,
  {
    pattern: /^(?:What|Whatever|Who|That|Of)\b(?![^.]*\?)/,
    instead: 'start with a verb or a noun phrase',
  },
  {
    pattern:
      /^(?:About (?:what|how|that)|Apart from|It (?:was|must))\b|\b(?:who|which) nobody\b|\bthat nobody (?!else)|\bor not at all\b|\bthe former\b/,
    instead: 'start with a verb or a noun phrase, and name who does what',
  },
  {
    pattern: /^How (?!long|many|much|often|far|to\b)/,
    instead: 'start with a verb or a noun phrase',
  },
  {
    pattern: /(?<!\b(?:each|some|both|none|most|all|one|any) )\bof which\b|\b(?:with|beside|without) which\b/,
    instead: 'split the sentence',
  },
  {
    pattern: /\b(?:for so long|so long as|as often as (?:one|somebody))\b/i,
    instead: 'say how long or how often',
  },
  {
    pattern: /\bwho (?:asks|comes|reads|waits|is told)\b/,
    instead: 'name the client, the reader or the caller',
  },
  { pattern: /\bthat there (?:is|are) not\b/, instead: 'say what is missing' },
  {
    pattern: /\b(?:must not|does not) say so\b|\bsays? (?:it|nothing) of\b/,
    instead: 'name what is reported',
  },
  { pattern: /\b(?:go|goes|going) on with\b/, instead: 'use "continue"' },
  { pattern: /\b(?:stands?|standing) (?:beside|before|above|below)\b/, instead: 'use "is"' },
  { pattern: /\b(?:is|are) (?:no|none) (?:of|for) (?:it|them|its|their)\b/, instead: 'say what is the case' },
  { pattern: /\b(?:been|is|are|was|were) (?:not )?(?:asked|told)\b(?! for)/, instead: 'say who does what' },
  {
    pattern: /\b(?:of what|what (?:only|made|would|is to|it is (?:about|of|for)|is (?:about|of)))\b/,
    instead: 'use a noun',
  },
  { pattern: /\b(?:is|are|be) (?:another|other) than\b/, instead: 'use "differ"' },
  {
    pattern:
      /\b(?:would|must|may) be (?:one|none|of|called)\b|\b(?:until|before|when|where) (?:it|they|there) (?:is|are) one\b/,
    instead: 'use a noun',
  },
  { pattern: /\bone who\b|\bby one that\b|\bwhose being\b|\bits being\b/, instead: 'use a noun' },
  { pattern: /\bof\.?$|\b(?:of|in) both\.?$/, instead: 'do not end with the preposition' },
  {
    pattern:
      /\b(?:to|of|for|by|from) whom\b|\bwhat (?:nobody|somebody|of|is in it|has come)\b|\bwho (?:wrote|starts|fills)\b/,
    instead: 'name the person, program or value',
  },
  {
    pattern:
      /\bthat (?:which|for which)\b|\bneither (?:has|was|is)\b|\bof two that\b|\b(?:only|never) both\b/,
    instead: 'repeat the noun',
  },
  {
    pattern:
      /\b(?:nobody|somebody) (?:believes|writes|comes|came|asks|looks|waits)\b|\b(?:believes?|knocks?|asleep)\b/i,
    instead: 'say what the program does',
  },
  { pattern: /\b(?:is|are|not) said\b|\band yet\b|\bby now\b/, instead: 'say it plainly' },
  {
    pattern: /\bis another (?:one )?(?:for|than)\b|\bnone (?:where|for us)\b|\bfrom which on\b/,
    instead: 'use "differ"',
  },
  { pattern: /\bwithout script\b/, instead: 'use "without JavaScript"' },
  { pattern: /\b(?:is|are) let (?:go|in|through)\b|\blets? nobody\b/, instead: 'use "allow" or "reject"' },
];

const TEST_NAMES: readonly Pattern[] = [
  ARCHAIC,
  WHOEVER,
  { pattern: /^(?:what|whatever|who|that|of|how) /i, instead: 'state the behavior' },
  { pattern: /\b(?:of|with) which\b|\bnobody\b/, instead: 'state the behavior' },
];

/** Patterns for documents and content, in which a sentence can well begin with "What". */
const TEXTS: readonly Pattern[] = [ARCHAIC];

export interface Finding {
  line: number;
  text: string;
  instead: string;
}

const findingsIn = (
  entries: readonly Pick<Comment, 'line' | 'text'>[],
  patterns: readonly Pattern[],
): Finding[] =>
  entries.flatMap(({ line, text }) => {
    const found = patterns.find(({ pattern }) => pattern.test(text));
    return found ? [{ line, text, instead: found.instead }] : [];
  });

/** Returns the comments of a source file that use replaced wording. */
export const findInComments = (comments: readonly Comment[]): Finding[] => findingsIn(comments, COMMENTS);

const numbered = (source: string, pattern: RegExp): { line: number; text: string }[] =>
  source.split('\n').flatMap((row, index) => {
    const text = pattern.exec(row)?.[1];
    return text === undefined ? [] : [{ line: index + 1, text }];
  });

/** Title of a test, if it is on the same line as the call. */
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*['"`](.+?)['"`],/;

/** Returns the names of tests in a source file that use replaced wording. */
export const findInTestNames = (source: string): Finding[] => findingsIn(numbered(source, TITLE), TEST_NAMES);

/** Returns the lines of a document that use replaced wording. Code blocks and code in backticks are left out. */
export function findInDocument(source: string): Finding[] {
  const prose = source.replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, ''));
  return findingsIn(numbered(prose.replace(/`[^`\n]*`/g, ''), /^(.*\S.*)$/), TEXTS);
}

/** Returns the English strings of an entry that use replaced wording. */
export const findInEntry = (source: string): Finding[] =>
  findingsIn(numbered(source, /"(?:en-US|value)": "(.+)"/), TEXTS);
