import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { startSite, type SiteProcess } from './site-process';

let site: SiteProcess;
let connections: string;
test.beforeAll(async () => {
  connections = test.info().outputPath('ports');
  site = await startSite({
    CONNECTIONS_FILE: connections,
    NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/e2e/record-connections.ts')).href}`,
  });
});
test.afterAll(() => site.stop());

const connectedPorts = (): string[] => readFileSync(connections, 'utf8').split('\n');

test('resolves slugs and renders form pages without connecting to itself', async ({ request }) => {
  expect((await request.get(`${site.url}/en-us/no-such-page-of-its-own`)).status()).toBe(404);
  expect((await request.get(`${site.url}/en-us/contact-us`)).status()).toBe(200);
  expect(connectedPorts()).toContain(process.env.SERVICES_PORT);
  expect(connectedPorts()).not.toContain(new URL(site.url).port);
  // The quotes nearly fill the form's limit of 64 kB, and each becomes six characters of HTML. The cookie
  // nearly fills the limit of the headers.
  const message = '"'.repeat(20_000);
  const answer = await request.post(`${site.url}/api/forms/contact`, {
    form: { page: 'contact-us', firstName: 'R2<b>', message },
    headers: { origin: site.url, accept: 'text/html', cookie: `filler=${'c'.repeat(15_000)}` },
  });
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toContain('value="R2&lt;b&gt;"');
  expect(html.includes(message.replaceAll('"', '&quot;'))).toBe(true);
  // The server post-processes the response only once, with the policy of a page that is rendered per request.
  expect(html.match(/ data-scripts="/g)).toHaveLength(1);
  expect(answer.headers()['content-security-policy']).toMatch(
    /script-src [^;]*'sha256-[^;]*; .*trusted-types default/,
  );
  expect(connectedPorts()).not.toContain(new URL(site.url).port);
});
