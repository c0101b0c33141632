import { expect, type APIRequestContext } from '@playwright/test';
import { postSigned } from '../../services/content/webhooks/post';
import { SERVICES_URL } from './services-control';

/** The content service as an editor's programs reach it. */
export const MANAGEMENT = `${SERVICES_URL}/management/spaces/cleanpro/environments/master`;
export const HEADERS = { authorization: `Bearer ${process.env.CONTENTFUL_MANAGEMENT_TOKEN}` };

interface Managed {
  sys: { version: number };
  fields: Record<string, Record<string, unknown>>;
}

/** An entry as its editor sees it. */
export async function read(request: APIRequestContext, id: string): Promise<Managed> {
  return (await request.get(`${MANAGEMENT}/entries/${id}`, { headers: HEADERS })).json();
}

/** Changes fields of an entry and publishes it, as an editor does. */
export async function publish(
  request: APIRequestContext,
  id: string,
  change: Record<string, unknown>,
): Promise<void> {
  const entry = await read(request, id);
  const fields = {
    ...entry.fields,
    ...Object.fromEntries(Object.entries(change).map(([field, value]) => [field, { 'en-US': value }])),
  };
  const saved = await request.put(`${MANAGEMENT}/entries/${id}`, {
    headers: { ...HEADERS, 'x-contentful-version': String(entry.sys.version) },
    data: { fields },
  });
  expect(saved.ok()).toBe(true);
  const draft: Managed = await saved.json();
  const published = await request.put(`${MANAGEMENT}/entries/${id}/published`, {
    headers: { ...HEADERS, 'x-contentful-version': String(draft.sys.version) },
  });
  expect(published.ok()).toBe(true);
}

/** Posts the publish of an entry to the webhook of one process, as the content service does. */
export async function notify(request: APIRequestContext, site: string, id: string): Promise<void> {
  const accepted = await postSigned(
    { url: `${site}/api/revalidate`, secret: process.env.REVALIDATE_SECRET ?? '' },
    {
      headers: { 'x-contentful-topic': 'ContentManagement.Entry.publish' },
      body: JSON.stringify(await read(request, id)),
      timeoutMs: 20_000,
      retryDelayMs: 0,
      onFailure: () => undefined,
    },
  );
  expect(accepted).toBe(true);
}
