import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Markdown } from './Markdown';

const ENTRIES = join(process.cwd(), 'packages/sample-space/content/entries');

const FIELDS = new Set(['text', 'infoText', 'shortDescription', 'legalText', 'transcript']);

function stringsIn(value: unknown, isMarkdown = false): string[] {
  if (typeof value === 'string') return isMarkdown ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, isMarkdown || FIELDS.has(key)));
}

const CONTENT = readdirSync(ENTRIES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => stringsIn(JSON.parse(readFileSync(join(ENTRIES, name), 'utf8'))));

/**
 * Character sequences that can have a meaning in Markdown. Tested at the start, in the middle and at the end of a
 * string.
 */
const SIGNS = [
  ...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  '1.',
  '2)',
  '- ',
  '+ ',
  '# ',
  '> ',
  '---',
  '```',
  '~~~',
  '  ',
  '    ',
  '\t',
  '\n',
  '\n\n',
  '\u00a0',
  '\u0000',
  '&amp;',
  '&#65;',
  '<b>',
  '[^1]',
  '[x]',
  '- [ ] ',
  '**',
  '~~',
  'www.a.example',
  'WWW.a.example',
  'http://a.example',
  'https://a.example',
  'HTTPS://a.example',
  'a@b.example',
  'mailto:a@b.example',
  'xmpp:a@b',
  '| a |',
  '=== ',
  '\r\n',
  '\u2028',
  'é',
  '1:64',
  '(a)',
  '--',
  '…',
];
const SIGNED = SIGNS.flatMap((sign) => [
  sign,
  `${sign}soap`,
  `${sign} soap`,
  `so${sign}ap`,
  `so ${sign} ap`,
  `soap${sign}`,
  `soap ${sign}`,
]);

const html = (text: string): string => renderToStaticMarkup(<Markdown text={text} />);
const parsed = (text: string): string =>
  renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>);

test('renders plain text exactly as the parser would', () => {
  let plain = 0;
  for (const text of new Set([...CONTENT, ...SIGNED])) {
    if (Markdown({ text })?.type !== 'p') continue;
    plain += 1;
    expect(html(text)).toBe(parsed(text));
  }
  expect(plain).toBeGreaterThan(100);
});

test('parses text that contains Markdown', () => {
  expect(html('**Rinse** well')).toBe('<p><strong>Rinse</strong> well</p>');
  expect(html('- Rinse\n- Dry')).toContain('<li>Rinse</li>');
  expect(html('')).toBe('');
});
