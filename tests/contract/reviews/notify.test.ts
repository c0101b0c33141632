import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { isSigned } from '@cleanpro/node-service/webhook-signature';
import { notifySite } from '@cleanpro/services/notify-site';

const SECRET = 's'.repeat(64);

let warn: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

test('retries a notification if the site does not respond, and the site accepts it', async () => {
  const accepted: [boolean, string][] = [];
  let calls = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      calls += 1;
      if (calls === 1) return request.socket.destroy();
      const headers = new Headers(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const path = request.url ?? '';
      accepted.push([isSigned(SECRET, { method: 'POST', path, headers, body }, Date.now()), body]);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  try {
    const url = `http://127.0.0.1:${port}/api/revalidate/reviews`;
    expect(await notifySite({ url, secret: SECRET }, 'soap', 1)).toBe(true);
    expect(calls).toBe(2);
    expect(accepted).toEqual([[true, '{"productId":"soap"}']]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test('gives up if the site does not respond', async () => {
  expect(
    await notifySite({ url: 'http://127.0.0.1:9/api/revalidate/reviews', secret: SECRET }, 'soap', 1),
  ).toBe(false);
  expect(warn).toHaveBeenCalledTimes(3);
  expect(warn.mock.calls.flat().join()).toContain('ReviewWebhookFailure');
});

test('a command continues after notifying a site that does not respond', () => {
  const target = JSON.stringify({ url: 'http://127.0.0.1:9/api/revalidate/reviews', secret: SECRET });
  const program = `import { notifySite } from './packages/services/notify-site.ts';
    console.log(await notifySite(${target}, 'soap', 1));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(output).toBe('false\n');
}, 30_000);
