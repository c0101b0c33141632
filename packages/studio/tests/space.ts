/** Requests that tests send to the management API directly instead of using the screen. */
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { listed, type Listed } from '../screen/api/entities.ts';
import { asset, contentType, entry, pageOf, type Entry } from '../screen/api/schemas.ts';

/** Retries, because the server can close an idle connection just when a test uses it. */
const AGAIN = { maxRetries: 2 };

const created = z.object({ sys: z.object({ id: z.string() }) });
const session = z.object({ space: z.string(), environment: z.string() });

interface Place {
  root: string;
  /** Origin header. The server requires it for changes. */
  origin: string;
}

const places = new WeakMap<APIRequestContext, Place>();

/** Returns the environment that the signed-in editor edits. */
async function placeOf(request: APIRequestContext): Promise<Place> {
  const stored = places.get(request);
  if (stored) return stored;
  const answer = await request.get('/session', AGAIN);
  const { space, environment } = session.parse(await answer.json());
  const { origin } = new URL(answer.url());
  const place = { root: `/api/spaces/${space}/environments/${environment}`, origin };
  places.set(request, place);
  return place;
}

export async function contentTypes(request: APIRequestContext) {
  const { root } = await placeOf(request);
  const answer = await request.get(`${root}/content_types?limit=1000`, AGAIN);
  return pageOf(contentType).parse(await answer.json()).items;
}

/** Reads entries of a type, oldest first: sample entries come before those that other tests create and edit. */
export async function entriesOf(request: APIRequestContext, type: string, limit: number): Promise<Entry[]> {
  const { root } = await placeOf(request);
  const query = `limit=${limit}&order=sys.createdAt,sys.id&content_type=${type}`;
  const answer = await request.get(`${root}/entries?${query}`, AGAIN);
  return pageOf(entry).parse(await answer.json()).items;
}

export const firstEntry = async (request: APIRequestContext, type: string): Promise<Entry | undefined> =>
  (await entriesOf(request, type, 1))[0];

export async function readEntry(request: APIRequestContext, id: string): Promise<Entry> {
  const { root } = await placeOf(request);
  return entry.parse(await (await request.get(`${root}/entries/${id}`, AGAIN)).json());
}

export async function readAsset(request: APIRequestContext, id: string): Promise<Listed> {
  const { root } = await placeOf(request);
  const answer = await request.get(`${root}/assets/${id}`, AGAIN);
  return listed.parse(await answer.json());
}

const MEDIA_TYPE = 'application/vnd.contentful.management.v1+json';

/** Creates a draft for one test. */
export async function createEntry(
  request: APIRequestContext,
  type: string,
  fields: Entry['fields'],
): Promise<Entry> {
  const { root, origin } = await placeOf(request);
  const answer = await request.post(`${root}/entries`, {
    headers: { origin, 'content-type': MEDIA_TYPE, 'x-contentful-content-type': type },
    data: { fields },
  });
  return entry.parse(await answer.json());
}

/** Saves an entry as a second editor would. */
export async function saveEntry(request: APIRequestContext, value: Entry): Promise<Entry> {
  const { root, origin } = await placeOf(request);
  const answer = await request.put(`${root}/entries/${value.sys.id}`, {
    headers: {
      origin,
      'content-type': MEDIA_TYPE,
      'x-contentful-version': String(value.sys.version),
    },
    data: { fields: value.fields },
  });
  return entry.parse(await answer.json());
}

/** Publishes an entry. */
export async function publishEntry(request: APIRequestContext, { sys }: Entry): Promise<Entry> {
  const { root, origin } = await placeOf(request);
  const answer = await request.put(`${root}/entries/${sys.id}/published`, {
    headers: { origin, 'x-contentful-version': String(sys.version) },
  });
  return entry.parse(await answer.json());
}

export const linkTo = ({ sys }: Entry) => ({ sys: { type: 'Link', linkType: 'Entry', id: sys.id } });

/** Uploads a file as a draft asset. @returns its absolute URL at the studio */
export async function uploadFile(
  request: APIRequestContext,
  file: { fileName: string; contentType: string; content: string | Buffer },
): Promise<string> {
  const { root, origin } = await placeOf(request);
  const { fileName, contentType: type, content } = file;
  const upload = await request.post(`${root.replace(/\/environments\/.*$/, '')}/uploads`, {
    headers: { origin, 'content-type': 'application/octet-stream' },
    data: Buffer.from(content),
  });
  const { sys } = created.parse(await upload.json());
  const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: sys.id } };
  const headers = { origin, 'content-type': MEDIA_TYPE };
  const fields = {
    title: { 'en-US': fileName },
    description: { 'en-US': 'A file of a test' },
    file: { 'en-US': { fileName, contentType: type, uploadFrom } },
  };
  const answer = await request.post(`${root}/assets`, { headers, data: { fields } });
  const address = `${root}/assets/${created.parse(await answer.json()).sys.id}`;
  await request.put(`${address}/files/en-US/process`, { headers });
  const processed = asset.parse(await (await request.get(address, AGAIN)).json());
  const { url } = z.object({ url: z.string() }).parse(processed.fields.file?.['en-US']);
  return new URL(url, origin).href;
}
