import { parseSiteConfig } from '@/lib/config/environment';
import { serverConfig } from '@/lib/config/server';
import { SITE_SECRETS } from '../../tests/fixtures/site-secrets';
import { widenPolicy } from './widened-policy';

jest.mock('@/lib/config/server');

const GPC = { 'sec-gpc': '1' };
const MANAGER = { CONSENT_MANAGER_URL: 'https://consent.example/manager.js' };

function widened(environment: Record<string, string>, headers: Record<string, string> = {}): Headers {
  jest.mocked(serverConfig).mockReturnValue(parseSiteConfig({ ...SITE_SECRETS, ...environment }));
  const response = new Response();
  widenPolicy(new Request('https://www.example.com/en-us', { headers }), response);
  return response.headers;
}

test.each([
  ['without a choice', { GTM_ID: 'GTM-TEST01' }, {}, true],
  ['without a choice, opt-in', { GTM_ID: 'GTM-TEST01', CONSENT_MODE: 'opt-in' }, {}, false],
  ['with the signal', { GTM_ID: 'GTM-TEST01' }, GPC, false],
  ['without a tag manager', MANAGER, {}, false],
])(
  'whether the framework’s policy allows tags depends on consent: %s',
  (_what, environment, headers, allowed) => {
    const response = widened(environment, headers);
    expect(response.get('content-security-policy')?.includes('googletagmanager')).toBe(allowed);
    expect(response.get('server-timing')).toBe(allowed ? 'tags' : null);
  },
);

test('allows the consent manager regardless of choice, and adds no headers without one', () => {
  for (const headers of [{}, GPC])
    expect(widened({ ...MANAGER, GTM_ID: 'GTM-TEST01' }, headers).get('content-security-policy')).toContain(
      'https://consent.example',
    );
  expect([...widened({})]).toEqual([]);
});
