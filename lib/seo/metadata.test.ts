import type { PageMetaDataFragment } from '@/graphql/generated/operations';
import { parseSiteConfig } from '@/lib/config/environment';
import { SITE_SECRETS } from '@/tests/fixtures/site-secrets';
import { getPageMetadata } from './metadata';
import type { Site } from './site';

const SITE = 'https://www.site.example';
const CONFIG = parseSiteConfig({ NODE_ENV: 'test', SITE_URL: SITE, ...SITE_SECRETS });
jest.mock('@/lib/config/server', () => ({ serverConfig: () => CONFIG }));
jest.mock('@/lib/content/preview/draft-mode', () => ({ isPreview: () => Promise.resolve(false) }));
const mockSite: Site = { url: SITE, name: 'CleanPro', meta: null };
jest.mock('./site', () => ({ getSite: () => Promise.resolve(mockSite) }));

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
  getPageMetadata({ slug: 'faq', title: 'Questions', meta: { ...META, ...meta }, index: true });

test.each([
  [null, `${SITE}/en-us/faq`],
  ['articles/contact-time', `${SITE}/en-us/articles/contact-time`],
  ['/en-us/articles/contact-time', `${SITE}/en-us/articles/contact-time`],
  [`${SITE}/en-us/articles/contact-time`, `${SITE}/en-us/articles/contact-time`],
  ['https://other.example/page', 'https://other.example/page'],
  ['javascript:alert(1)', `${SITE}/en-us/faq`],
  ['www.site.example/en-us/faq', `${SITE}/en-us/faq`],
])('resolves the canonical path %j to %s', async (canonicalPath, url) => {
  const { alternates, openGraph } = await metadataOf({ canonicalPath });
  expect([alternates?.canonical, openGraph?.url]).toEqual([url, url]);
});

test('the title falls back to the page title, and Open Graph repeats the title and description', async () => {
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

const picture = (name: string): NonNullable<PageMetaDataFragment['image']> => ({
  sys: { id: name },
  contentfulMetadata: { tags: [] },
  description: null,
  url: `${SITE}/images/${name}.jpg`,
  width: 1200,
  height: 630,
});

test('the meta title falls back to the page title', async () => {
  expect((await metadataOf({})).other).toEqual({ title: 'Questions' });
  expect(await metadataOf({ title: 'Answers', titleMeta: 'All answers' })).toMatchObject({
    title: 'Answers | CleanPro',
    openGraph: { title: 'Answers' },
    other: { title: 'All answers' },
  });
});

test('a page without metadata uses the layout’s keywords, description and picture', async () => {
  const image = { url: `${SITE}/images/all.jpg?w=1200&q=85&fm=jpg` };
  mockSite.meta = { ...META, keywords: ['cleaning'], description: 'For all pages', image: picture('all') };
  expect(await metadataOf({})).toMatchObject({
    title: 'Questions | CleanPro',
    keywords: ['cleaning'],
    description: 'For all pages',
    openGraph: { description: 'For all pages', images: [image] },
    other: { image: image.url },
  });
  const own = {
    keywords: ['faq'],
    description: 'Of the page',
    image: picture('own'),
    ogImage: picture('og'),
  };
  expect(await metadataOf(own)).toMatchObject({
    keywords: ['faq'],
    description: 'Of the page',
    openGraph: { description: 'Of the page', images: [{ url: expect.stringContaining('/og.jpg') }] },
    other: { image: expect.stringContaining('/own.jpg') },
  });
});
