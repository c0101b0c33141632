import { expect, test } from '@playwright/test';
import { markupProblems, metadataProblems } from './markup';

const page = (body: string, head = '<title>T</title>'): string =>
  `<!DOCTYPE html><html lang="en-US"><head>${head}</head><body>${body}</body></html>`;

const VALID =
  '<main><h1>A</h1><p>B<br>C</p><ul><li><a href="/x"><svg><path d=""/></svg>D</a></li></ul><input name="q"></main>';

test('finds no problem in valid markup @short', () => {
  expect(markupProblems(page(VALID))).toEqual([]);
});

for (const [fault, body, problem] of [
  ['a block in a paragraph', '<p>A<div>B</div></p>', 'has a <p> without its end'],
  ['a link in a link', '<a href="/x"><span><a href="/y">A</a></span></a>', 'has a <a> without its end'],
  ['a button in a link', '<a href="/x"><button>A</button></a>', 'has a <button> in a <a>'],
  ['a row without its body', '<table><tr><td>A</td></tr></table>', 'has a <tbody> that the browser adds'],
  ['an item that is none', '<ul><div>A</div></ul>', 'has a <div> as an item of a <ul>'],
  ['an attribute twice', '<p id="a" id="b">A</p>', 'has the markup error duplicate-attribute'],
] as const)
  test(`finds ${fault} @short`, () => {
    expect(markupProblems(page(body)).join('\n')).toContain(problem);
  });

test('finds missing, empty and duplicate metadata @short', () => {
  const title = '<title>T</title><meta name="title" content="T"><meta name="title" content="U">';
  const problems = metadataProblems(page('', `${title}<meta name="description" content="">`));
  expect(problems).toEqual(
    expect.arrayContaining(['has the meta title T, U', 'has the meta description', 'has no canonical']),
  );
  expect(problems.join('\n')).not.toContain('has the title');
});
