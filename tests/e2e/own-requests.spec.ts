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

/** The ports to which the site has connected. */
const connectedPorts = (): string[] => readFileSync(connections, 'utf8').split('\n');

test('the site resolves slugs and renders the pages of forms without a connection to itself', async ({
  request,
}) => {
  expect((await request.get(`${site.url}/en-us/no-such-page-of-its-own`)).status()).toBe(404);
  expect((await request.get(`${site.url}/en-us/contact-us`)).status()).toBe(200);
  expect(connectedPorts()).toContain(process.env.SERVICES_PORT);
  expect(connectedPorts()).not.toContain(new URL(site.url).port);
  // Six bytes of the form's 64 kB become six characters of HTML, and the cookie nearly fills what headers may have.
  const message = '"'.repeat(20_000);
  const answer = await request.post(`${site.url}/api/forms/contact`, {
    form: { page: 'contact-us', firstName: 'R2<b>', message },
    headers: { origin: site.url, accept: 'text/html', cookie: `filler=${'c'.repeat(15_000)}` },
  });
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toContain('value="R2&lt;b&gt;"');
  expect(html.includes(message.replaceAll('"', '&quot;'))).toBe(true);
  // Finished once, with the policy of a document for one request.
  expect(html.match(/ data-scripts="/g)).toHaveLength(1);
  expect(answer.headers()['content-security-policy']).toMatch(
    /script-src [^;]*'sha256-[^;]*; .*trusted-types default/,
  );
  expect(connectedPorts()).not.toContain(new URL(site.url).port);
});
