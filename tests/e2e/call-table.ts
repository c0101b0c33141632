/** The calls listed in docs/product.md, "Calls", as one visit to a product and an article makes them. */
import { z } from 'zod';
import type { Call } from './recorded-services';

export const PRODUCT = '/en-us/brands/dawn/heavy-duty-degreaser';
export const REVIEW_ID = 'cleanpro-heavy-duty-degreaser';
export const ARTICLE = '/en-us/articles/reading-a-label';
export const ARTICLE_ID = 'article-reading-a-label';
export const BRAND = 'walked-brand';

interface Row {
  call: string;
  method: 'GET' | 'POST';
  path: string;
  /** Fields with fixed values. They distinguish calls to the same path. */
  values: Record<string, string | RegExp>;
  /** Names of all other fields, separated by spaces. */
  names: string;
}

const REVIEW_KEY = { passkey: /./, apiversion: '5.4' };
const SCOPE = { brand: BRAND, locale: 'en-us' };
const REVIEW = {
  method: 'POST',
  path: '/reviews/data/submitreview.json',
  names:
    'rating reviewText title contextdatavalue_Agemonth contextdatavalue_Ageyear rating_Quality rating_Value userNickname userLocation userEmail agreedToTermsAndConditions isRecommended hostedAuthentication_AuthenticationEmail callBackURL fp',
} as const;

export const TABLE: readonly Row[] = [
  {
    call: 'article recommendation post',
    method: 'POST',
    path: '/recommendations/articles',
    values: { ...SCOPE, articleId: ARTICLE_ID, status: 'liked' },
    names: 'visitor',
  },
  {
    call: 'recommended-article count',
    method: 'GET',
    path: '/recommendations/articles',
    values: { ...SCOPE, articleId: ARTICLE_ID, type: 'article' },
    names: '',
  },
  {
    call: 'all recommended-article counts',
    method: 'GET',
    path: '/recommendations/articles',
    values: { ...SCOPE, condition: 'all' },
    names: '',
  },
  {
    call: 'view of an article',
    method: 'POST',
    path: '/recommendations/views',
    values: { ...SCOPE, url: ARTICLE, type: 'Article' },
    names: 'slug',
  },
  {
    call: 'view of a product',
    method: 'POST',
    path: '/recommendations/views',
    values: { ...SCOPE, url: PRODUCT, type: 'Product' },
    names: 'slug',
  },
  { call: 'all views', method: 'GET', path: '/recommendations/views', values: SCOPE, names: '' },
  {
    call: 'views of an article',
    method: 'GET',
    path: '/recommendations/views',
    values: { ...SCOPE, url: ARTICLE },
    names: '',
  },
  {
    call: 'products.json',
    method: 'GET',
    path: '/reviews/data/products.json',
    values: {
      ...REVIEW_KEY,
      Filter: `Id:${REVIEW_ID}`,
      Include: 'Reviews,Comments',
      Stats: 'Reviews',
      Limit_Reviews: '10',
      Sort_Reviews: /^Rating:desc/,
    },
    names: '',
  },
  {
    call: 'average rating of product tiles',
    method: 'GET',
    path: '/reviews/data/products.json',
    values: { ...REVIEW_KEY, Filter: /^Id:./, Stats: 'Reviews', Limit: '100' },
    names: '',
  },
  {
    call: 'reviews.json',
    method: 'GET',
    path: '/reviews/data/reviews.json',
    values: { ...REVIEW_KEY, Filter: `ProductId:${REVIEW_ID}`, Stats: 'Reviews', Limit: '10', Offset: '10' },
    names: 'Include Sort',
  },
  {
    call: 'submitreview.json, preview',
    ...REVIEW,
    values: { ...REVIEW_KEY, ProductId: REVIEW_ID, Action: 'preview' },
  },
  {
    call: 'submitreview.json, submit',
    ...REVIEW,
    values: { ...REVIEW_KEY, ProductId: REVIEW_ID, Action: 'Submit' },
  },
  {
    call: 'submitfeedback.json',
    method: 'POST',
    path: '/reviews/data/submitfeedback.json',
    values: { ...REVIEW_KEY, ContentType: 'review', FeedbackType: 'helpfulness', Vote: 'Positive' },
    names: 'ContentId UserId',
  },
  {
    call: 'privacy and terms document',
    method: 'GET',
    path: '/privacy/links.json',
    values: {},
    names: '',
  },
];

export const POLLS: readonly Row[] = [
  {
    call: 'number of reviews',
    method: 'GET',
    path: '/reviews/data/reviews.json',
    values: { ...REVIEW_KEY, Limit: '1' },
    names: '',
  },
  {
    call: 'changed reviews',
    method: 'GET',
    path: '/reviews/data/reviews.json',
    values: { ...REVIEW_KEY, Filter: /^Last\w+Time:gte:\d+$/, Limit: '100', Offset: /^\d+$/ },
    names: '',
  },
];

const STRINGS = z.record(z.string(), z.string());
export const fieldsOf = ({ fields, body }: Call): Record<string, string> => ({
  ...fields,
  ...STRINGS.safeParse(body).data,
});

export function isOfRow(call: Call, { method, path, values, names }: Row): boolean {
  const fields = fieldsOf(call);
  const expected = [...Object.keys(values), ...names.split(' ').filter(Boolean)];
  return (
    call.method === method &&
    call.path === path &&
    Object.keys(fields).toSorted().join(' ') === expected.toSorted().join(' ') &&
    Object.entries(values).every(([name, value]) =>
      value instanceof RegExp ? value.test(fields[name] ?? '') : value === fields[name],
    )
  );
}
