import { unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { readBody, readForm } from './body';
import { onRequestStart, recordPeerAddress, REQUEST_CHANNEL } from './peer-address';
import { consumeRateLimit } from './rate-limit';
import { refusalResponse, RequestRefusedError } from './refused';
import { requireSameOrigin } from './same-origin';
import { visitorAddress } from './visitor-address';
import { visitorNetwork } from '@cleanpro/node-service/visitor-network';

const SITE = 'https://www.cleanpro.example';
const post = (body: BodyInit, type = 'application/x-www-form-urlencoded'): Request =>
  new Request(`${SITE}/api`, { method: 'POST', body, headers: { 'content-type': type } });
const streamed = (...parts: (string | number[])[]): Request =>
  new Request(`${SITE}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new ReadableStream({
      start(controller) {
        for (const part of parts)
          controller.enqueue(
            typeof part === 'string' ? new TextEncoder().encode(part) : Uint8Array.from(part),
          );
        controller.close();
      },
    }),
    duplex: 'half',
  } as RequestInit & { duplex: 'half' });

describe('same-origin check', () => {
  const FURTHER = 'https://m.cleanpro.example';
  const check = (headers: Record<string, string>) => () =>
    requireSameOrigin(new Headers(headers), [SITE, FURTHER]);

  test.each([
    ['the canonical origin', { origin: SITE }],
    ['a further origin, behind a proxy that replaces the host', { origin: FURTHER, host: 'origin.internal' }],
    ['the host of the request', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['a browser that sends Sec-Fetch-Site', { origin: SITE, 'sec-fetch-site': 'same-origin' }],
  ])('allows %s', (_, headers) => {
    expect(check(headers)).not.toThrow();
  });

  test.each([
    ['another site', { origin: 'https://evil.example', host: 'www.cleanpro.example' }],
    ['an origin with the same prefix', { origin: `${SITE}.evil.example` }],
    ['a same-site subdomain', { origin: SITE, 'sec-fetch-site': 'same-site' }],
    ['an opaque origin', { origin: 'null', host: 'www.cleanpro.example' }],
    ['no origin at all', {}],
  ])('refuses %s', (_, headers) => {
    expect(check(headers)).toThrow(expect.objectContaining({ status: 403 }));
  });
});

describe('request body', () => {
  test('is parsed into form fields', async () => {
    expect((await readForm(post('a=1&b=%C3%A9'), 100)).get('b')).toBe('é');
  });

  test('is refused above the limit, even without a Content-Length', async () => {
    await expect(readBody(post('x'.repeat(11)), 10)).rejects.toMatchObject({ status: 413 });
    await expect(readBody(streamed('x'.repeat(6), 'x'.repeat(6)), 10)).rejects.toMatchObject({ status: 413 });
    await expect(readBody(streamed('x'.repeat(5), 'x'.repeat(5)), 10)).resolves.toBe('x'.repeat(10));
  });

  test('is decoded across chunks, and refused if it is not valid UTF-8', async () => {
    await expect(readBody(streamed([0xc3], [0xa9]), 10)).resolves.toBe('é');
    await expect(readBody(streamed([0xff, 0xfe]), 10)).rejects.toMatchObject({ status: 400 });
  });

  test('is refused if it has the wrong content type', async () => {
    await expect(readForm(post('{}', 'application/json'), 100)).rejects.toMatchObject({ status: 415 });
  });
});

describe('visitor address', () => {
  const address = (forwarded: string | null, proxies: number): string =>
    visitorAddress(new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), proxies);

  test('is the connecting peer, regardless of earlier entries', () => {
    expect(address('6.6.6.6, 203.0.113.9', 0)).toBe('203.0.113.9');
  });

  test('is the entry before those added by trusted proxies', () => {
    expect(address('6.6.6.6, 203.0.113.9, 10.0.0.1', 1)).toBe('203.0.113.9');
    expect(address('10.0.0.1', 1)).toBe('10.0.0.1');
  });

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:5123', '192.0.2.1'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['<script>', '0.0.0.0'],
  ])('is normalized from %s to %s', (hop, expected) => {
    expect(address(hop, 0)).toBe(expected);
  });

  test('is the same placeholder for all visitors when the header is missing', () => {
    expect(address(null, 0)).toBe('0.0.0.0');
  });

  test('is grouped by /64 network for IPv6', () => {
    expect(visitorNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(visitorNetwork('2001:db8::5')).toBe('2001:db8:0:0::/64');
    expect(visitorNetwork('2001:0db8:0001:0002::')).toBe('2001:db8:1:2::/64');
    expect(visitorNetwork('::1')).toBe('0:0:0:0::/64');
    expect(visitorNetwork('192.0.2.1')).toBe('192.0.2.1');
  });

  test('is appended to X-Forwarded-For once', async () => {
    recordPeerAddress();
    recordPeerAddress();
    const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect(await (await fetch(url, { headers: { 'x-forwarded-for': '6.6.6.6' } })).text()).toBe(
        '6.6.6.6, 127.0.0.1',
      );
      expect(await (await fetch(url)).text()).toBe('127.0.0.1');
    } finally {
      // The channel is global. Do not affect the next test files in this process.
      unsubscribe(REQUEST_CHANNEL, onRequestStart);
      server.close();
      server.closeAllConnections();
    }
  });
});

describe('rate limit', () => {
  const rule = { name: 'test', times: 2, seconds: 60 };

  test('refuses only the visitor over the limit, with Retry-After', async () => {
    await consumeRateLimit(rule, '192.0.2.1');
    await consumeRateLimit(rule, '192.0.2.1');
    const refused: unknown = await consumeRateLimit(rule, '192.0.2.1').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RequestRefusedError);
    await expect(consumeRateLimit(rule, '192.0.2.2')).resolves.toBeUndefined();
    if (!(refused instanceof RequestRefusedError)) return;
    const response = refusalResponse(refused);
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await response.json()).toEqual({
      message: 'Too many attempts. Please wait a few minutes and try again.',
    });
  });

  test('applies even if a different bundle in the process created the limiter', async () => {
    const foreign = new RateLimiterMemory({ points: 1, duration: 60 });
    jest.spyOn(foreign, 'consume').mockRejectedValue({ msBeforeNext: 4_200 });
    globalThis.rateLimiters?.set('foreign', foreign);
    await expect(consumeRateLimit({ ...rule, name: 'foreign' }, '192.0.2.1')).rejects.toMatchObject({
      status: 429,
      retryAfter: 5,
    });
  });

  test('treats an IPv6 /64 network as one visitor', async () => {
    const narrow = { ...rule, name: 'narrow', times: 1 };
    await consumeRateLimit(narrow, '2001:db8::1');
    await expect(consumeRateLimit(narrow, '2001:db8::2')).rejects.toMatchObject({ status: 429 });
  });
});
