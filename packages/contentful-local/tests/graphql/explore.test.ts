import { createHash } from 'node:crypto';
import { answerOf, codesOf, ENDPOINT, fixtureService, TOKENS } from './service.ts';

const { handle } = fixtureService();
const SPACE_ENDPOINT = ENDPOINT.replace('/environments/master', '');
const open = (base: string, token: string): Promise<Response> =>
  handle(new Request(`${base}/explore?access_token=${token}`));

const hashOf = (html: string, tag: string): string => {
  const content = new RegExp(`<${tag}>([^]*)</${tag}>`).exec(html)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
};

test.each([ENDPOINT, SPACE_ENDPOINT])('serves a self-contained page at %s/explore', async (base) => {
  const response = await open(base, TOKENS.deliveryToken);
  const html = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = response.headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual([
    "default-src 'none'",
    `script-src ${hashOf(html, 'script')}`,
    `style-src ${hashOf(html, 'style')}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  // The page contains neither URLs of other sites nor the token.
  expect(html).not.toMatch(/https?:\/\//);
  expect(html).not.toContain(TOKENS.deliveryToken);
});

test('rejects requests with a wrong token or for another space', async () => {
  const refused = await answerOf(await open(ENDPOINT, 'wrong'));
  expect([refused.status, codesOf(refused)]).toEqual([401, ['ACCESS_TOKEN_INVALID']]);
  const other = await answerOf(await open(ENDPOINT.replace('fixture', 'other'), TOKENS.deliveryToken));
  expect(codesOf(other)).toEqual(['UNKNOWN_SPACE']);
});
