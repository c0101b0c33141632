import { randomBytes } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { cookies, draftMode, headers } from 'next/headers';
import { NextRequest } from 'next/server';
import { sealData } from 'iron-session';
import { GET as openPreview } from '@/app/api/preview/route';
import { POST as revalidate } from '@/app/api/revalidate/route';
import { POST as revalidateReviews } from '@/app/api/revalidate/reviews/route';
import { parseSiteConfig, type SiteConfig } from '@/lib/config/environment';
import { serverConfig } from '@/lib/config/server';
import { isPreview, startPreview } from '@/lib/content/preview/draft-mode';
import { DRAFT_COOKIE } from '@/lib/content/preview/preview-cookies';
import { createPreviewGrant, PREVIEW_GRANT_COOKIE } from '@/lib/content/preview/preview-grant';
import { createPreviewTicket } from '@/lib/content/preview/preview-ticket';
import { getFormState, sealFormState } from '@/lib/forms/form-state';
import { sealTimingToken, unsealTimingToken } from '@/lib/forms/timing-token';
import { relayImage } from '@/lib/images/relay';
import { beginSession, getSessionToken } from '@/lib/members/session';
import { proxy } from '@/proxy';
import { removeForgedPreview } from '../../server/forged-preview.ts';
import { signatureHeaders } from '@cleanpro/contentful-local/webhooks/sign';
import { SITE_SECRETS } from '../fixtures/site-secrets';

jest.mock('next/headers', () => ({ cookies: jest.fn(), draftMode: jest.fn(), headers: jest.fn() }));
jest.mock('@/lib/config/server', () => ({ serverConfig: jest.fn() }));
jest.mock('@/lib/expiration/expirations', () => ({ expire: jest.fn() }));
jest.mock('@/lib/content/webhooks/warn-about-fields', () => ({ warnAboutFields: jest.fn() }));
jest.mock('@/lib/content/routing/resolve-slug', () => ({ resolveSlug: () => ({ kind: 'missing' }) }));

const SITE = 'http://localhost:3000';
const PAGE = '/en-us/products';

const jar = new Map<string, string>();
const sentHeaders = new Headers();
const upstream = jest.spyOn(globalThis, 'fetch');
const lines: string[] = [];

const applyConfig = (config: SiteConfig): void => void jest.mocked(serverConfig).mockReturnValue(config);

beforeEach(() => {
  jar.clear();
  lines.length = 0;
  globalThis.previousSecretUses = undefined;
  globalThis.logRepeats = undefined;
  // Otherwise every log line would add an exit listener to the process.
  jest.spyOn(process, 'once').mockReturnThis();
  for (const method of ['log', 'warn', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((...[line]: unknown[]) => void lines.push(String(line)));
  upstream.mockReset().mockResolvedValue(new Response('image'));
  jest.mocked<() => Promise<unknown>>(cookies).mockResolvedValue({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string) => jar.set(name, value),
  });
  jest.mocked<() => Promise<unknown>>(headers).mockResolvedValue(sentHeaders);
  jest.mocked<() => Promise<unknown>>(draftMode).mockResolvedValue({ isEnabled: true, enable: jest.fn() });
});
afterAll(() => jest.restoreAllMocks());

function signed(path: string, body: string, secret: string): Request {
  const type = { 'content-type': 'application/json' };
  const signature = signatureHeaders(secret, { method: 'POST', path, headers: type, body }, Date.now());
  return new Request(`${SITE}${path}`, { method: 'POST', body, headers: { ...type, ...signature } });
}
const ENTRY = JSON.stringify({
  sys: {
    id: '6xVKsWq0TzmRYcEaoGbH1u',
    type: 'Entry',
    contentType: { sys: { id: 'article', type: 'Link', linkType: 'ContentType' } },
  },
  fields: {},
});
const REVIEW = '{"productId":"cleanpro-24-hour-sanitizing-spray"}';
const previewCookie = (secret: string): string =>
  `${DRAFT_COOKIE}=1; ${PREVIEW_GRANT_COOKIE}=${createPreviewGrant(secret, Date.now())}`;
const opens = async (query: string): Promise<boolean> =>
  (await openPreview(new Request(`${SITE}/api/preview?path=${PAGE}&${query}`))).status === 307;

type Variable = 'REVALIDATE_SECRET' | 'PREVIEW_SECRET' | 'SESSION_SECRET';
interface Row {
  variable: Variable;
  what: string;
  /** Whether the verifier accepts what the maker created. The maker can be a different program that has the secret. */
  accepts: (verifier: SiteConfig, maker: SiteConfig) => Promise<boolean>;
}
/** A value that any program with the secret can create. */
const createdWithSecret = (
  variable: Variable,
  what: string,
  isAccepted: (secret: string) => Promise<boolean>,
): Row => ({
  variable,
  what,
  accepts(verifier, maker) {
    applyConfig(verifier);
    return isAccepted(maker[variable]);
  },
});
/** A value that a site process creates and a different site process accepts. */
const createdByProcess = (
  variable: Variable,
  what: string,
  make: () => Promise<string>,
  isAccepted: (value: string) => Promise<boolean>,
): Row => ({
  variable,
  what,
  async accepts(verifier, maker) {
    applyConfig(maker);
    const value = await make();
    applyConfig(verifier);
    return isAccepted(value);
  },
});

const ROWS: Row[] = [
  createdWithSecret('REVALIDATE_SECRET', 'a webhook of the content service', async (secret) => {
    return (await revalidate(signed('/api/revalidate', ENTRY, secret))).status === 200;
  }),
  createdWithSecret('REVALIDATE_SECRET', 'a webhook of the review service', async (secret) => {
    return (await revalidateReviews(signed('/api/revalidate/reviews', REVIEW, secret))).status === 200;
  }),
  createdWithSecret('PREVIEW_SECRET', 'an address of a preview', (secret) => opens(`secret=${secret}`)),
  createdWithSecret('PREVIEW_SECRET', 'a ticket of the studio', (secret) =>
    opens(`ticket=${createPreviewTicket(PAGE, secret, Date.now())}`),
  ),
  createdByProcess(
    'PREVIEW_SECRET',
    'the grant of a started preview',
    async () => {
      await startPreview(new Request(SITE));
      return '';
    },
    () => isPreview(),
  ),
  createdWithSecret('PREVIEW_SECRET', 'a grant at the proxy', async (secret) => {
    const request = new NextRequest(`${SITE}${PAGE}`, { headers: { cookie: previewCookie(secret) } });
    return (await proxy(request)).status === 200;
  }),
  {
    variable: 'PREVIEW_SECRET',
    what: 'a grant at the server',
    accepts(verifier, maker) {
      const request = new IncomingMessage(new Socket());
      request.headers.cookie = previewCookie(maker.PREVIEW_SECRET);
      removeForgedPreview(request, [verifier.PREVIEW_SECRET, verifier.PREVIEW_SECRET_PREVIOUS]);
      return Promise.resolve(request.headers.cookie !== undefined);
    },
  },
  createdWithSecret('PREVIEW_SECRET', 'a grant for the image of a draft', async (secret) => {
    const request = new Request(`${SITE}/images/cleanpro/mop/1f0c2a9b7d/mop.png`, {
      headers: { cookie: previewCookie(secret) },
    });
    await relayImage(request, { fixed: new Set(), negotiated: new Map() });
    return new Headers(upstream.mock.calls.at(-1)?.[1]?.headers).has('authorization');
  }),
  createdByProcess(
    'SESSION_SECRET',
    'a session',
    async () => {
      await beginSession('token-of-the-session');
      return '';
    },
    async () => (await getSessionToken()) === 'token-of-the-session',
  ),
  createdByProcess(
    'SESSION_SECRET',
    'the timing token of a form',
    () => sealTimingToken({ id: '9sTfQzLw3nYbVxKe5RmGjA', issuedAt: 1 }),
    async (sealed) => (await unsealTimingToken(sealed))?.id === '9sTfQzLw3nYbVxKe5RmGjA',
  ),
  createdByProcess(
    'SESSION_SECRET',
    'the state of a form',
    () => sealFormState({ form: 'contact', values: { lastName: "O'Brien" }, problems: {} }),
    async (sealed) => {
      sentHeaders.set('x-form-state', sealed);
      return (await getFormState())?.values.lastName === "O'Brien";
    },
  ),
];

const random = (): string => randomBytes(32).toString('hex');
const OLD = random();
const NEW = random();

const site = (variable: Variable, current: string, previous = ''): SiteConfig =>
  parseSiteConfig({
    ...SITE_SECRETS,
    SITE_URL: SITE,
    [variable]: current,
    [`${variable}_PREVIOUS`]: previous,
  });

const usesOf = (variable: string): string[] =>
  lines.filter((line) => line.includes('"PreviousSecretUsed"') && line.includes(`"variable":"${variable}"`));

describe.each(ROWS)('rotating $variable: $what', ({ variable, accepts }) => {
  test('a value made with the current or previous secret is accepted, and only use of the previous secret is logged', async () => {
    const during = site(variable, NEW, OLD);
    expect(await accepts(during, site(variable, NEW))).toBe(true);
    expect(await accepts(during, site(variable, random()))).toBe(false);
    expect(usesOf(variable)).toEqual([]);
    expect(await accepts(during, site(variable, OLD))).toBe(true);
    expect(await accepts(during, site(variable, OLD))).toBe(true);
    expect(usesOf(variable)).toHaveLength(1);
    expect(lines.join()).not.toContain(OLD);
    expect(lines.join()).not.toContain(NEW);
  });

  test('a value made with the old secret is refused after the rotation', async () => {
    expect(await accepts(site(variable, NEW), site(variable, OLD))).toBe(false);
    expect(usesOf(variable)).toEqual([]);
  });

  test('a value is accepted by all processes during a rolling restart', async () => {
    const before = site(variable, OLD);
    const [knows, uses, after] = [
      site(variable, OLD, NEW),
      site(variable, NEW, OLD),
      site(variable, NEW),
    ] as const;
    for (const [one, other] of [
      [before, knows],
      [knows, uses],
      [uses, after],
    ] as const) {
      expect(await accepts(one, other)).toBe(true);
      expect(await accepts(other, one)).toBe(true);
    }
    // This is why every process must know the new value before any process uses it.
    expect(await accepts(before, uses)).toBe(false);
  });
});

test('a session sealed by an earlier version of the site is still valid', async () => {
  const sealed = await sealData({ token: 'token-of-the-session' }, { password: OLD, ttl: 3600 });
  jar.set('session', sealed);
  for (const config of [site('SESSION_SECRET', OLD), site('SESSION_SECRET', NEW, OLD)]) {
    applyConfig(config);
    expect(await getSessionToken()).toBe('token-of-the-session');
  }
});
