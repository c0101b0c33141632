import { GoogleTagManager } from '@next/third-parties/google';
import { render } from '@testing-library/react';
import { contentSecurityPolicy, tagHosts } from './content-security-policy';
import { inlineScriptSource, TAG_MANAGER_START } from './tag-manager-start';

const scriptSources = (options: Partial<Parameters<typeof contentSecurityPolicy>[0]>): string[] =>
  /script-src ([^;]*)/.exec(contentSecurityPolicy({ development: false, ...options }))?.[1]?.split(' ') ?? [];

test('the hash of the tag manager’s start is that of what the component renders', () => {
  performance.mark = jest.fn();
  render(<GoogleTagManager gtmId="GTM-TEST01" />);
  const script = document.getElementById('_next-gtm-init')?.textContent ?? '';
  expect(script).toContain('gtm.start');
  expect(TAG_MANAGER_START).toBe(inlineScriptSource(script));
});

test('without hashes every inline script is allowed', () => {
  expect(scriptSources({})).toEqual(["'self'", "'unsafe-inline'"]);
});

test('with hashes only these are allowed, and the tag manager’s start only where one is on', () => {
  const page = inlineScriptSource('self.page = 1');
  expect(scriptSources({ inlineSources: [page] })).toEqual(["'self'", page]);
  const hosts = tagHosts('GTM-TEST01', 'https://tags.example');
  expect(scriptSources({ inlineSources: [page], tagHosts: hosts })).toEqual([
    "'self'",
    page,
    TAG_MANAGER_START,
    ...hosts,
  ]);
});
