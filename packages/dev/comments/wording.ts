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

const PEOPLE =
  'administrators?|API|anyone|approvers?|authors?|buyers?|clients?|crews?|customers?|editors?|engineers?|everyone|members?|operators?|people|person|readers?|senders?|someone|staff|they|those|typists,?|users?|visitors?|writers?';

const COMMENTS: readonly Pattern[] = [
  ARCHAIC,
  WHOEVER,
  {
    pattern: /\b(?:beside|forth|former|meanwhile|somebody|whatever)\b|(?<!`)\bnobody\b|\bnot at all\b/i,
    instead: 'use "next to", "previous", "in the meantime", "no one", "regardless of"',
  },
  {
    pattern:
      /^(?:Apart|It|Its|None|Of|Something|Somewhere|That|Their|What|Who)\b(?![^.]*\?)|^(?:About (?:as|how|that|what)|From here|How (?!far|long|many|much|often|to\b)|So (?!that)|When it|Where it)\b/,
    instead: 'start with a verb or a noun phrase',
  },
  {
    pattern: new RegExp(String.raw`(?<!\b(?:${PEOPLE}|decides|identify|knows|tracks) )\bwho\b`, 'i'),
    instead: 'name the person or program',
  },
  {
    pattern:
      /(?<!^)\bwhat (?:came|can|comes|could|did|does|do|goes|had|has|have|is|made|makes|may|must|nobody|of|one|only|should|two|was|went|were|will|would)\b/i,
    instead: 'use a noun',
  },
  {
    pattern:
      /(?<!\b(?:each|some|both|none|most|all|one|any) )\bof which\b|\b(?:behind|beside|with|without) which\b/,
    instead: 'split the sentence',
  },
  {
    pattern: /: (?:none|then|which|who)\b/,
    instead: 'use "because", or start a new sentence',
  },
  {
    pattern:
      /(?<!\bone \w+ )\b(?:another|neither|of|theirs)\.?$|\bof both[.,:;]|\bone (?:that (?:has|is|may|was)|who)\b|\bthat one(?=[.,:;]|$)|\b(?:of|in) the same[.,:;]|\banother than\b/,
    instead: 'repeat the noun',
  },
  {
    pattern: /\b(?:are|been|be|is|was|were) (?:asked(?! for)|led|let|said|told)\b/,
    instead: 'say who does what',
  },
  {
    pattern:
      /\b(?:believes?|hears?|knows?|knocks?|learns?|says?|speaks?|tells?) (?:nothing|of|so)\b|\basleep\b/,
    instead: 'say what the program does',
  },
  {
    pattern:
      /(?<!\b[Tt]here )\b(?:are|be|is|was|were) (?:no (?!\w+er\b|more\b|such\b)|none\b(?! of the)|one[.,:;])|\bor none (?:if|when|where)\b|\bthere (?:is|was) not\b(?! enough)/,
    instead: 'say what is missing',
  },
  {
    pattern: /\b(?:goes? out|stands?(?! (?:for|in\b)|-)|taken? away)\b/i,
    instead: 'use "is", "appears", "send" or "remove"',
  },
  {
    pattern: /\b(?:the one (?:behind|who)|not the one|of the rest)\b|\bthat there\b(?! (?:are|is)\b)/,
    instead: 'repeat the noun',
  },
  {
    pattern: /\b(?:for so long|so long as|as often as)\b/i,
    instead: 'say how long or how often',
  },
];

const DOC_COMMENTS: readonly Pattern[] = [
  ...COMMENTS,
  {
    pattern:
      /^(?:Above|Another|Are|As|At|Because|Before|Below|Beyond|Both|By|Either|Everything|For|From|Has|Here|How (?!far|long|often|to)|If|In (?!(?:bytes|milliseconds|seconds|years)\b)|Is|Larger|Less|Longer|More than|Neither|Not(?!-)|Nothing|On|One that|Only|Outside|Shorter|Such|Than|Then|There|To|Two that|Under|Until|Was|When|Where|Which|Whichever|While|Whom|Whose|Why|With|Within|Without)\b(?![^.]*\?)/,
    instead: 'start with a verb or a noun phrase',
  },
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
export const findInComments = (comments: readonly Comment[]): Finding[] =>
  comments.flatMap((comment) => findingsIn([comment], comment.isDoc ? DOC_COMMENTS : COMMENTS));

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
