/** Requests to the management API through the studio's server, which adds the editor's token. */
import { z } from 'zod';
import {
  asset,
  contentType,
  editorInterface,
  entry,
  failure,
  page,
  pageOf,
  snapshot,
  user,
  type Asset,
  type Entry,
  type Failure,
  type Page,
} from './schemas.ts';

export const MEDIA_TYPE = 'application/vnd.contentful.management.v1+json';

const session = z.object({
  user: z.object({ id: z.string(), name: z.string() }),
  role: z.enum(['author', 'publisher', 'approver']),
  space: z.string(),
  environment: z.string(),
  defaultLocale: z.string(),
  siteOrigin: z.string(),
});
export type Session = z.infer<typeof session>;

const created = z.object({ sys: z.object({ id: z.string() }) });

/** Error response of the API, with its details if the body has Contentful's error format. */
export class ApiError extends Error {
  readonly status: number;
  readonly failure: Failure | undefined;
  constructor(status: number, body: unknown) {
    const parsed = failure.safeParse(body);
    super(
      parsed.success ? parsed.data.message || parsed.data.sys.id : `The service returned status ${status}`,
    );
    this.status = status;
    this.failure = parsed.data;
  }
}

/**
 * Sends a request and parses the response.
 * @throws ApiError when the status is not 2xx, ZodError when the body does not match the schema
 */
export async function request<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  init: RequestInit = {},
): Promise<z.infer<Schema>> {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(30_000) });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(response.status, body);
  return schema.parse(body);
}

/** Returns the signed-in editor and the space they edit. */
export const readSession = (): Promise<Session> => request('/session', session);

/** Returns the pages of the site that display an entry. */
export const readPages = (id: string): Promise<Page[]> =>
  request(`/pages?entry=${encodeURIComponent(id)}`, z.array(page));

const finding = z.object({
  id: z.string(),
  field: z.string().optional(),
  what: z.string(),
  todo: z.string(),
});
/** Violation of a content rule: the entity and field where it was found, and how to fix it. */
export type Finding = z.infer<typeof finding>;

/** Returns the content rules that an entry or its embedded entries break. Empty without a content check service. */
export const readFindings = (id: string): Promise<Finding[]> =>
  request(`/findings?entry=${encodeURIComponent(id)}`, z.array(finding));

/** Returns the base path of an environment in the management API. */
export const environmentRoot = ({ space, environment }: Session): string =>
  `/api/spaces/${encodeURIComponent(space)}/environments/${encodeURIComponent(environment)}`;

/** Returns the headers for changing an entity. The API refuses the change if the entity has a newer version. */
export const versionHeaders = ({ sys }: { sys: { version: number } }): Record<string, string> => ({
  'content-type': MEDIA_TYPE,
  'x-contentful-version': String(sys.version),
});

/** Creates an API client for one environment. */
export function createApi(of: Session) {
  const { space } = of;
  const root = environmentRoot(of);
  const change = (path: string, method: string, version: number, body?: unknown): Promise<Entry> =>
    request(`${root}${path}`, entry, {
      method,
      headers: versionHeaders({ sys: { version } }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const ofEntry = (id: string): string => `/entries/${encodeURIComponent(id)}`;
  return {
    contentTypes: () => request(`${root}/content_types?limit=1000&order=name`, pageOf(contentType)),
    editorInterface: (type: string) =>
      request(`${root}/content_types/${encodeURIComponent(type)}/editor_interface`, editorInterface),
    entries: (query: URLSearchParams) => request(`${root}/entries?${query}`, pageOf(entry)),
    assets: async (text: string): Promise<Asset[]> => {
      const query = new URLSearchParams({
        limit: '60',
        order: '-sys.updatedAt',
        ...(text && { query: text }),
      });
      return (await request(`${root}/assets?${query}`, pageOf(asset))).items;
    },
    upload: async (
      file: File,
      values: { title: string; description: string },
      code: string,
    ): Promise<Asset> => {
      const { sys } = await request(`/api/spaces/${encodeURIComponent(space)}/uploads`, created, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
      });
      const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: sys.id } };
      const fields = {
        title: { [code]: values.title },
        description: { [code]: values.description },
        file: {
          [code]: { fileName: file.name, contentType: file.type || 'application/octet-stream', uploadFrom },
        },
      };
      const { sys: made } = await request(`${root}/assets`, created, {
        method: 'POST',
        headers: { 'content-type': MEDIA_TYPE },
        body: JSON.stringify({ fields }),
      });
      const address = `${root}/assets/${encodeURIComponent(made.id)}`;
      await request(`${address}/files/${encodeURIComponent(code)}/process`, z.unknown(), { method: 'PUT' });
      return request(address, asset);
    },
    createEntry: (type: string) =>
      request(`${root}/entries`, entry, {
        method: 'POST',
        headers: { 'content-type': MEDIA_TYPE, 'x-contentful-content-type': type },
        body: JSON.stringify({ fields: {} }),
      }),
    entry: (id: string) => request(`${root}${ofEntry(id)}`, entry),
    save: (value: Entry) =>
      change(ofEntry(value.sys.id), 'PUT', value.sys.version, {
        fields: value.fields,
        metadata: value.metadata,
      }),
    publish: (value: Entry) => change(`${ofEntry(value.sys.id)}/published`, 'PUT', value.sys.version),
    unpublish: (value: Entry) => change(`${ofEntry(value.sys.id)}/published`, 'DELETE', value.sys.version),
    archive: (value: Entry) => change(`${ofEntry(value.sys.id)}/archived`, 'PUT', value.sys.version),
    unarchive: (value: Entry) => change(`${ofEntry(value.sys.id)}/archived`, 'DELETE', value.sys.version),
    snapshots: async (id: string) =>
      (await request(`${root}${ofEntry(id)}/snapshots?limit=100`, z.object({ items: z.array(snapshot) })))
        .items,
    users: async () =>
      (
        await request(
          `/api/spaces/${encodeURIComponent(space)}/users?limit=1000`,
          z.object({ items: z.array(user) }),
        )
      ).items,
    /** Returns a response without validating it. Contentful's field editors parse it themselves. */
    raw: (path: string) => request(`${root}${path}`, z.unknown()),
  };
}
export type Api = ReturnType<typeof createApi>;
