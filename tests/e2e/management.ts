import { expect, type APIRequestContext } from '@playwright/test';
import { postSigned } from '@cleanpro/contentful-local/webhooks/post';
import { z } from 'zod';
import { SERVICES_URL } from './services-control';

const SPACE = `${SERVICES_URL}/management/spaces/cleanpro`;
export const MANAGEMENT = `${SPACE}/environments/master`;
export const HEADERS = { authorization: `Bearer ${process.env.CONTENTFUL_MANAGEMENT_TOKEN}` };

const CALLS = z.object({ items: z.array(z.object({ eventType: z.string(), requestAt: z.string() })) });

interface Managed {
  sys: { version: number; updatedAt: string };
  fields: Record<string, Record<string, unknown>>;
}

export async function read(request: APIRequestContext, id: string): Promise<Managed> {
  return (await request.get(`${MANAGEMENT}/entries/${id}`, { headers: HEADERS })).json();
}

export async function save(
  request: APIRequestContext,
  id: string,
  change: Record<string, unknown>,
): Promise<Managed> {
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
  return saved.json();
}

/** Changes fields of an entry, publishes it, and waits for the webhook. */
export async function publish(
  request: APIRequestContext,
  id: string,
  change: Record<string, unknown>,
): Promise<void> {
  const draft = await save(request, id, change);
  const published = await request.put(`${MANAGEMENT}/entries/${id}/published`, {
    headers: { ...HEADERS, 'x-contentful-version': String(draft.sys.version) },
  });
  expect(published.ok()).toBe(true);
  await webhookSent(request, 'publish', await published.json());
}

export async function unpublish(request: APIRequestContext, id: string): Promise<void> {
  const entry = await read(request, id);
  const unpublished = await request.delete(`${MANAGEMENT}/entries/${id}/published`, {
    headers: { ...HEADERS, 'x-contentful-version': String(entry.sys.version) },
  });
  expect(unpublished.ok()).toBe(true);
  await webhookSent(request, 'unpublish', await unpublished.json());
}

/** Waits until the content service has called the site's webhook. Publishing does not wait for that. */
export async function webhookSent(
  request: APIRequestContext,
  eventType: string,
  entity: { sys: { updatedAt: string } },
): Promise<void> {
  await expect
    .poll(async () => {
      const calls = await request.get(`${SPACE}/webhooks/site/calls?limit=1000`, { headers: HEADERS });
      const { items } = CALLS.parse(await calls.json());
      return items.some((call) => call.eventType === eventType && call.requestAt >= entity.sys.updatedAt);
    })
    .toBe(true);
}

/** Calls the webhook of a single site process, as the content service would after a publish. */
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
