import { checkPeople } from '../people.ts';
import { document, found, type TestEntry } from './space.ts';

const testimonial = (fields: Record<string, unknown> = {}, id = 'quote'): TestEntry => [
  'testimonial',
  id,
  {
    author: 'Ana Ruiz',
    role: 'Owner',
    company: 'Corner Grill (sample)',
    quote: 'Two changes a night. It was four.',
    ...fields,
  },
];
const article = (fields: Record<string, unknown>, id = 'article'): TestEntry => [
  'articleDetailPages',
  id,
  { author: 'Ana Ruiz', articleType: 'articles', ...fields },
];
const STORY = {
  articleType: 'testimonial',
  authorRole: 'Owner, Corner Grill (sample)',
  body: document('“Two changes a night.” Ana Ruiz counted.'),
};

test('accepts a person with a consistent title who is marked as a sample', () => {
  expect(
    found(checkPeople, [testimonial(), article(STORY, 'story'), article({ authorRole: 'Owner' }, 'other')]),
  ).toBe('');
});

test.each<[string, TestEntry[], string]>([
  [
    'two titles in articles',
    [article({ authorRole: 'Owner' }, 'a'), article({ authorRole: 'Manager' }, 'b')],
    'b authorRole calls Ana Ruiz “Manager”, but a says “Owner”',
  ],
  [
    'two titles in testimonials',
    [testimonial(), testimonial({ role: 'Manager' }, 'second')],
    'second role calls Ana Ruiz “Manager”, but quote says “Owner”',
  ],
  [
    'a testimonial without its mark',
    [testimonial({ company: 'Corner Grill' })],
    'quote company is not marked as a sample',
  ],
  [
    'a story without its mark',
    [testimonial(), article({ ...STORY, authorRole: 'Owner, Corner Grill' })],
    'article authorRole differs from “Owner, Corner Grill (sample)” in quote',
  ],
  ['a story of nobody', [article(STORY)], 'article author has no testimonial'],
  [
    'a story with other words in the mouth',
    [testimonial(), article({ ...STORY, body: document('“Two changes a day.”') })],
    'article body quotes “Two changes a day.”, which quote does not say',
  ],
])('the people check reports %s', (_name, entries, expected) => {
  expect(found(checkPeople, entries)).toBe(expected);
});
