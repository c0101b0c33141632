import { groupOf } from './groups';

const page = {
  type: 'ContentPage',
  slug: 'night-shift',
  title: 'Night shift',
  publishedAt: null,
  listed: true,
};

test.each([
  ['its own group', { type: 'FaqPage' }, 'Questions and answers'],
  ['the group of the page above it', { parent: { type: 'ContentPage', slug: 'industries' } }, 'Industries'],
  ['the first group, when neither has one', { parent: { type: 'ContentPage', slug: 'news' } }, 'CleanPro'],
])('lists a page on the site map in %s', (_name, own, group) => {
  expect(groupOf({ ...page, ...own })).toBe(group);
});
