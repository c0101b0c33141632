/** Lists the comments of source files, and compares code without its comments. */
import { parse } from '@babel/parser';
import { transformSync } from '@swc/core';

export interface Comment {
  /** Text without delimiters and line breaks. */
  text: string;
  /** Number of the first line, starting at 1. */
  line: number;
  /** Number of the last line. */
  end: number;
  /** Whether the comment documents the code below it: it starts with two asterisks. */
  isDoc: boolean;
}

const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
const STYLES = /\.css$/;

/** Whether a file's comments are listed: TypeScript, JavaScript and CSS that a person wrote. */
export const hasComments = (path: string): boolean =>
  (CODE.test(path) || STYLES.test(path)) && !path.includes('/generated/') && !path.endsWith('.d.ts');

/** Comments that a tool reads. */
const DIRECTIVE = /^(?:@jest-environment|oxlint-|eslint-|prettier-|@ts-|#__PURE__|\/ <reference|!)/;

const wordsOf = (value: string): string =>
  value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

interface Span {
  value: string;
  line: number;
  end: number;
  column: number;
  isBlock: boolean;
}

function codeSpans(path: string, source: string): Span[] {
  const { comments } = parse(source, {
    sourceType: 'module',
    errorRecovery: true,
    plugins: [
      ...(/ts?x?$/.test(path) ? (['typescript'] as const) : []),
      ...(path.endsWith('x') ? (['jsx'] as const) : []),
    ],
  });
  return (comments ?? []).map(({ type, value, loc }) => ({
    value,
    line: loc?.start.line ?? 0,
    end: loc?.end.line ?? 0,
    column: loc?.start.column ?? 0,
    isBlock: type === 'CommentBlock',
  }));
}

function styleSpans(source: string): Span[] {
  return [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map((match) => {
    const line = source.slice(0, match.index).split('\n').length;
    const [whole, value = ''] = match;
    return { value, line, end: line + whole.split('\n').length - 1, column: 0, isBlock: true };
  });
}

/**
 * Returns the comments of a file. Consecutive `//` lines count as one.
 * @throws SyntaxError for code that cannot be parsed
 */
export function commentsOf(path: string, source: string): Comment[] {
  const spans = STYLES.test(path) ? styleSpans(source) : codeSpans(path, source);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    const continues = last && span.line === last.end + 1 && span.column === last.column;
    if (continues && !last.isBlock && !span.isBlock)
      Object.assign(last, { value: `${last.value}\n${span.value}`, end: span.end });
    else merged.push({ ...span });
  }
  return merged
    .map(({ value, line, end, isBlock }) => ({
      text: wordsOf(value),
      line,
      end,
      isDoc: isBlock && value.startsWith('*'),
    }))
    .filter(({ text }) => text !== '' && !DIRECTIVE.test(text));
}

/** Returns the code of a file without comments and layout, to compare two versions. */
export function codeOf(path: string, source: string): string {
  if (STYLES.test(path))
    return source
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .trim();
  return transformSync(source, {
    filename: path,
    swcrc: false,
    minify: true,
    jsc: {
      target: 'esnext',
      parser: { syntax: 'typescript', tsx: path.endsWith('x') },
      minify: { compress: false, mangle: false, format: { comments: false } },
      experimental: { disableAllLints: true },
    },
  }).code;
}
