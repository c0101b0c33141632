import { findProblems } from '../rules.ts';
import { linesOf, spaceWith } from './space.ts';

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content });

const check = (...content: unknown[]): string => {
  const body = { nodeType: 'document', data: {}, content };
  return linesOf(findProblems(spaceWith([['accordionPanel', 'panel', { title: 't', body }]])));
};

test.each<[string, unknown[], string]>([
  ['null', [paragraph(text('a')), null], 'content[1] is null'],
  [
    'a text without marks',
    [paragraph({ nodeType: 'text', value: 'a', data: {} })],
    'content[0].content[0] is a text node without marks',
  ],
  [
    'marks that are null',
    [paragraph({ ...text('a'), marks: null })],
    'content[0].content[0] is a text node without marks',
  ],
  ['a paragraph without content', [{ nodeType: 'paragraph', data: {} }], 'content[0] has no list of content'],
  [
    'a hyperlink without data',
    [paragraph({ nodeType: 'hyperlink', content: [text('a')] })],
    'content[0].content[0] has no address',
  ],
  ['data that is null', [{ ...paragraph(text('a')), data: null }], 'content[0] has no data'],
  [
    'an unknown type',
    [{ nodeType: 'mystery', data: {}, content: [text('a')] }],
    'content[0] has the unknown type “mystery”',
  ],
  ['a text outside of a paragraph', [text('a')], 'content[0] is a text in a document'],
])('the rich text check reports %s', (_name, content, problem) => {
  expect(check(...content)).toContain(`panel body the node ${problem}`);
});

test('reports an embedded entry from another space, although Contentful would publish it', () => {
  const sys = {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: 'crn:contentful:::content:spaces/training/entries/ladder-safety',
  };
  const embed = { nodeType: 'embedded-resource-block', data: { target: { sys } }, content: [] };
  expect(check(paragraph(text('a')), embed)).toContain(
    'panel body the node content[1] has the type “embedded-resource-block”, but the site shows no entries of other spaces',
  );
});

test('accepts a valid document, and reports one nested 2,000 levels deep', () => {
  expect(check(paragraph(text('a')))).toBe('');
  let deep: object = paragraph(text('a'));
  for (let level = 0; level < 2_000; level += 1) deep = { nodeType: 'blockquote', data: {}, content: [deep] };
  expect(check(deep)).toContain('is nested more than 64 levels deep');
});
