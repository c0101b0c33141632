import { cookies } from 'next/headers';
import { parseSiteConfig } from '@/lib/config/environment';
import { serverConfig } from '@/lib/config/server';
import { beginSession, endSession, getSessionToken } from './session';
import { SITE_SECRETS } from '../../tests/fixtures/site-secrets';

jest.mock('next/headers', () => ({ cookies: jest.fn() }));
jest.mock('@/lib/config/server', () => ({ serverConfig: jest.fn() }));

interface Cookie {
  value: string;
  options: Record<string, unknown>;
}
const jar = new Map<string, Cookie>();

function siteAt(SITE_URL: string): void {
  const config = parseSiteConfig({
    NODE_ENV: 'test',
    SITE_URL,
    ...SITE_SECRETS,
  });
  jest.mocked(serverConfig).mockReturnValue(config);
}

beforeEach(() => {
  jar.clear();
  const store = {
    get: (name: string) => jar.get(name),
    set: (name: string, value: string, options: Record<string, unknown>) => jar.set(name, { value, options }),
    delete: (name: string) => jar.delete(name),
  };
  jest.mocked<() => Promise<unknown>>(cookies).mockResolvedValue(store);
});

test('seals the session cookie, and hides it from scripts, other hosts and plain HTTP', async () => {
  siteAt('https://www.example.com');
  await beginSession('token-of-the-session');
  expect(jar.get('__Host-session')?.options).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    path: '/',
  });
  expect(jar.get('__Host-session')?.options).not.toHaveProperty('domain');
  expect(JSON.stringify([...jar.values()])).not.toContain('token-of-the-session');
  expect(await getSessionToken()).toBe('token-of-the-session');
});

test('ignores a session cookie set by another host on the domain', async () => {
  siteAt('https://www.example.com');
  await beginSession('token-of-the-attacker');
  const planted = jar.get('__Host-session');
  jar.clear();
  if (planted) jar.set('session', planted);
  expect(await getSessionToken()).toBeUndefined();
});

test('omits the __Host- prefix without HTTPS, where browsers would reject it', async () => {
  siteAt('http://localhost:3000');
  await beginSession('token');
  expect([...jar.keys()].sort()).toEqual(['session', 'signed-in']);
});

test('clears the cookie when the session ends', async () => {
  siteAt('https://www.example.com');
  await beginSession('token');
  await endSession();
  expect(await getSessionToken()).toBeUndefined();
  expect(jar.get('__Host-session')?.options).toMatchObject({ maxAge: 0 });
});
