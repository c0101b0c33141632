/** @jest-environment node */
import { parseSiteConfig, siteConfigProblems } from './environment';

const GOOD = {
  CONTENTFUL_DELIVERY_TOKEN: 'd'.repeat(32),
  CONTENTFUL_PREVIEW_TOKEN: 'p'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(64),
  PREVIEW_SECRET: 's'.repeat(32),
};

test('the defaults point at the embedded services', () => {
  expect(parseSiteConfig({ ...GOOD, SERVICES_PORT: '4999' })).toMatchObject({
    SITE_URL: 'http://localhost:3000',
    CONTENTFUL_GRAPHQL_URL: 'http://127.0.0.1:4999/content/v1/spaces/cleanpro/environments/master',
    CONTENT_MAX_AGE: 60,
  });
});

test.each([
  ['PORT', 'abc', /^PORT, the port of the site, is "abc": it must be a number from 1 to 65535\.$/],
  ['SITE_URL', 'ftp://x', /^SITE_URL, .*, is "ftp:\/\/x": it must be an http or https address/],
  ['REVALIDATE_SECRET', 'short', /^REVALIDATE_SECRET, .*, is 5 characters long: it must be exactly 64 characters\.$/],
  ['PREVIEW_SECRET', '', /^PREVIEW_SECRET, the secret that opens previews, is missing: it must be 32/],
  ['CONTENT_MAX_AGE', '0', /^CONTENT_MAX_AGE, .*, is "0": it must be a number from 1 to 86400/],
])('%s=%s stops the start with a sentence', (name, value, sentence) => {
  const problems = siteConfigProblems({ ...GOOD, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(sentence);
});

test('a problem never shows a secret', () => {
  expect(siteConfigProblems({ ...GOOD, PREVIEW_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
});
