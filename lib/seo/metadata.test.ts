/** @jest-environment node */
import type { PageMetaDataFragment } from '@/graphql/generated/operations';
import { parseSiteConfig } from '@/lib/config/environment';
import { SITE_SECRETS } from '@/tests/fixtures/site-secrets';
import { getPageMetadata } from './metadata';

const SITE = 'https://www.site.example';
const CONFIG = parseSiteConfig({ NODE_ENV: 'test', SITE_URL: SITE, ...SITE_SECRETS });
jest.mock('@/lib/config/server', () => ({ serverConfig: () => CONFIG }));
jest.mock('@/lib/content/preview/draft-mode', () => ({ isPreview: () => Promise.resolve(false) }));
jest.mock('./site', () => ({ getSite: () => Promise.resolve({ url: SITE, name: 'CleanPro' }) }));

const META: PageMetaDataFragment = {
  sys: { id: 'meta' },
  title: null,
  titleMeta: null,
  keywords: null,
  description: null,
  canonicalPath: null,
  ogTitle: null,
  ogDescription: null,
  noIndex: null,
  image: null,
  ogImage: null,
};

const metadataOf = (meta: Partial<PageMetaDataFragment>) =>
  getPageMetadata({ slug: 'faq', title: 'Questions', meta: { ...META, ...meta }, hasQuery: false });

test.each([
  [null, `${SITE}/en-us/faq`],
  ['articles/contact-time', `${SITE}/en-us/articles/contact-time`],
  ['/en-us/articles/contact-time', `${SITE}/en-us/articles/contact-time`],
  [`${SITE}/en-us/articles/contact-time`, `${SITE}/en-us/articles/contact-time`],
  ['https://other.example/page', 'https://other.example/page'],
  ['javascript:alert(1)', `${SITE}/en-us/faq`],
  ['www.site.example/en-us/faq', `${SITE}/en-us/faq`],
])('the canonical path %j is the link %s', async (canonicalPath, url) => {
  const { alternates, openGraph } = await metadataOf({ canonicalPath });
  expect([alternates?.canonical, openGraph?.url]).toEqual([url, url]);
});

test('titles and descriptions fall back to those of the page', async () => {
  expect(await metadataOf({})).toMatchObject({
    title: 'Questions | CleanPro',
    openGraph: { title: 'Questions' },
  });
  expect(await metadataOf({ title: 'Answers', description: 'All of them' })).toMatchObject({
    title: 'Answers | CleanPro',
    description: 'All of them',
    openGraph: { title: 'Answers', description: 'All of them' },
  });
});
