/** @jest-environment jsdom */
import { GoogleTagManager } from '@next/third-parties/google';
import { render } from '@testing-library/react';
import { policyFindings } from '../../tests/policy-findings';
import { documentPolicy, frameworkPolicy, NO_DOCUMENT_POLICY, thirdParties } from './content-security-policy';
import { inlineScriptSource, TAG_MANAGER_START } from './tag-manager-start';

const SITE = { origins: ['https://www.example.com'], startsScripts: true };
const TAGS = thirdParties({ GTM_ID: 'GTM-TEST01', TAG_HOSTS: 'https://tags.example' });
const INLINE = inlineScriptSource('self.page = 1');

const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

test('the hash of the tag manager’s start script matches the rendered script', () => {
  performance.mark = jest.fn();
  render(<GoogleTagManager gtmId="GTM-TEST01" />);
  const script = document.getElementById('_next-gtm-init')?.textContent ?? '';
  expect(script).toContain('gtm.start');
  expect(TAG_MANAGER_START).toBe(inlineScriptSource(script));
});

test.each([
  ['a cached page', documentPolicy(SITE)],
  ['a page with its data inside', documentPolicy({ ...SITE, inlineSources: [INLINE] })],
  ['a preview', documentPolicy({ ...SITE, isPreview: true, inlineSources: [INLINE] })],
  ['a page of unknown shape', documentPolicy({ ...SITE, startsScripts: false, inlineSources: [INLINE] })],
  ['a page with a tag manager', documentPolicy({ ...SITE, ...TAGS })],
  ['no document', NO_DOCUMENT_POLICY],
])('Google’s evaluator finds no problems in the policy for %s', (_what, policy) => {
  expect(policyFindings(policy)).toEqual([]);
});

test('Google’s evaluator finds problems in the framework’s policy', () => {
  expect(policyFindings(frameworkPolicy({ development: false }))).not.toEqual([]);
});

test('allows scripts only from the site’s folders, and inline scripts only by hash', () => {
  const own = ['https://www.example.com/_next/static/', 'https://www.example.com/_page-data/'];
  expect(directive(documentPolicy(SITE), 'script-src')).toEqual(own);
  expect(directive(documentPolicy({ ...SITE, inlineSources: [INLINE] }), 'script-src')).toEqual([
    ...own,
    INLINE,
  ]);
});

test('lists every configured host, or the page’s origin if any private host is allowed', () => {
  const origins = ['https://www.example.com', 'https://m.example.com:8080'];
  expect(directive(documentPolicy({ ...SITE, origins }), 'script-src')).toEqual([
    'https://www.example.com/_next/static/',
    'https://www.example.com/_page-data/',
    'https://m.example.com:8080/_next/static/',
    'https://m.example.com:8080/_page-data/',
  ]);
  const anyHost = documentPolicy({ ...SITE, origins: undefined, inlineSources: [INLINE] });
  expect(directive(anyHost, 'script-src')).toEqual(["'self'", INLINE]);
  expect(anyHost).toContain("require-trusted-types-for 'script'; trusted-types default");
});

test('with a tag manager, allows its start script and hosts, and disables Trusted Types', () => {
  const policy = documentPolicy({ ...SITE, ...TAGS });
  expect(directive(policy, 'script-src')).toEqual(
    expect.arrayContaining([TAG_MANAGER_START, 'https://www.googletagmanager.com', 'https://tags.example']),
  );
  expect(policy).not.toContain('trusted-types');
  expect(documentPolicy(SITE)).toContain("require-trusted-types-for 'script'; trusted-types default");
});

test('only previews may be framed, and only by Contentful’s app or the studio', () => {
  const studioUrl = 'https://studio.example.com/';
  const contentful = ['https://app.contentful.com', 'https://app.eu.contentful.com'];
  const ancestors = (options: { isPreview?: boolean; studioUrl?: string }): string[] =>
    directive(documentPolicy({ ...SITE, ...options }), 'frame-ancestors');
  expect(ancestors({ studioUrl })).toEqual(["'self'"]);
  expect(ancestors({ isPreview: true })).toEqual(["'self'", ...contentful]);
  expect(ancestors({ isPreview: true, studioUrl })).toEqual([
    "'self'",
    ...contentful,
    'https://studio.example.com',
  ]);
});
