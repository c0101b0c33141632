import { z } from 'zod';
import { StudioError } from '../error.ts';
import type { ManagementClient } from './client.ts';

/** Values by field id and locale. */
const FIELDS = z.record(z.string(), z.record(z.string(), z.unknown()));
const LINK = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.string(), id: z.string() }),
});
const ENTRY = z.object({
  sys: z.object({
    id: z.string(),
    version: z.number(),
    contentType: z.object({ sys: z.object({ id: z.string() }) }),
    publishedVersion: z.number().optional(),
    archivedVersion: z.number().optional(),
  }),
  metadata: z.unknown().optional(),
  fields: FIELDS,
});
const VALIDATIONS = z
  .array(
    z.looseObject({
      linkContentType: z.array(z.string()).optional(),
      in: z.array(z.union([z.string(), z.number()])).optional(),
      size: z.object({ min: z.number().nullish(), max: z.number().nullish() }).optional(),
      unique: z.boolean().optional(),
    }),
  )
  .default([]);
const FIELD = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  required: z.boolean().default(false),
  linkType: z.string().optional(),
  items: z.object({ type: z.string(), linkType: z.string().optional(), validations: VALIDATIONS }).optional(),
  validations: VALIDATIONS,
});
const CONTENT_TYPE = z.object({
  sys: z.object({ id: z.string() }),
  name: z.string(),
  description: z.string().nullish(),
  displayField: z.string().nullish(),
  fields: z.array(FIELD),
});
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: z.number() });
const LOCALES = z.object({ items: z.array(z.object({ code: z.string(), default: z.boolean() })) });
const SNAPSHOTS = z.object({ items: z.array(z.object({ snapshot: z.object({ fields: FIELDS }) })) });

export type Entry = z.infer<typeof ENTRY>;
export type Field = z.infer<typeof FIELD>;
export type ContentType = z.infer<typeof CONTENT_TYPE>;
/** Values of one locale, by field id. */
export type Values = Record<string, unknown>;

const PAGE = 1000;

/** Returns the id of the entry that a value links to; undefined if the value is not a link to an entry. */
export function linkedId(value: unknown): string | undefined {
  const link = LINK.safeParse(value);
  return link.success && link.data.sys.linkType === 'Entry' ? link.data.sys.id : undefined;
}

export const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

/** Returns the content types that a field can link to; undefined for a field that does not link to entries. */
export function linkedTypes(field: Field): string[] | undefined {
  const target = field.type === 'Array' ? field.items : field;
  if (target?.linkType !== 'Entry') return undefined;
  return target.validations.flatMap(({ linkContentType = [] }) => linkContentType);
}

/** Entries and content types of one environment, read and changed with the token of an editor. */
export class Content {
  readonly #client: ManagementClient;
  readonly #token: string;
  readonly #environmentPath: string;
  readonly locale: string;

  private constructor(client: ManagementClient, token: string, environmentPath: string, locale: string) {
    this.#client = client;
    this.#token = token;
    this.#environmentPath = environmentPath;
    this.locale = locale;
  }

  static async open(client: ManagementClient, token: string, environmentPath: string): Promise<Content> {
    const { items } = await client.read(token, `${environmentPath}/locales?limit=1000`, LOCALES);
    const locale = items.find((one) => one.default)?.code ?? items[0]?.code;
    if (locale === undefined) throw new StudioError(502, 'BadGateway', 'The environment has no locale.');
    return new Content(client, token, environmentPath, locale);
  }

  #read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    return this.#client.read(this.#token, `${this.#environmentPath}${path}`, schema);
  }

  async types(): Promise<Map<string, ContentType>> {
    const { items } = await this.#read(`/content_types?limit=${PAGE}`, listOf(CONTENT_TYPE));
    return new Map(items.map((type) => [type.sys.id, type]));
  }

  entry(id: string): Promise<Entry> {
    return this.#read(`/entries/${encodeURIComponent(id)}`, ENTRY);
  }

  /** Reads up to 1,000 entries. */
  async entries(query: Record<string, string>): Promise<{ items: Entry[]; total: number }> {
    const parameters = new URLSearchParams({ limit: String(PAGE), ...query });
    return this.#read(`/entries?${parameters}`, listOf(ENTRY));
  }

  async byIds(ids: readonly string[]): Promise<Map<string, Entry>> {
    if (ids.length === 0) return new Map();
    const { items } = await this.entries({ 'sys.id[in]': [...new Set(ids)].join(',') });
    return new Map(items.map((entry) => [entry.sys.id, entry]));
  }

  /** Reads the entries of a content type, without archived ones. */
  async ofType(type: string): Promise<Entry[]> {
    const { items } = await this.entries({ content_type: type });
    return items.filter(({ sys }) => sys.archivedVersion === undefined);
  }

  /** Reads the values of an entry each time it was published, latest first. */
  async published(id: string): Promise<Values[]> {
    const { items } = await this.#read(`/entries/${encodeURIComponent(id)}/snapshots?limit=100`, SNAPSHOTS);
    return items.map(({ snapshot }) => this.values(snapshot));
  }

  values({ fields }: Pick<Entry, 'fields'>): Values {
    return Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, value[this.locale]]));
  }

  text(entry: Pick<Entry, 'fields'> | undefined, field: string): string {
    const value = entry?.fields[field]?.[this.locale];
    return typeof value === 'string' ? value : '';
  }

  #inLocale(values: Values): Entry['fields'] {
    const filled = Object.entries(values).filter(([, value]) => value !== undefined);
    return Object.fromEntries(filled.map(([id, value]) => [id, { [this.locale]: value }]));
  }

  create(type: string, values: Values): Promise<Entry> {
    return this.#client.send(this.#token, 'POST', `${this.#environmentPath}/entries`, ENTRY, {
      headers: { 'x-contentful-content-type': type },
      body: { fields: this.#inLocale(values) },
    });
  }

  #change(method: string, path: string, { sys }: Pick<Entry, 'sys'>, body?: unknown): Promise<Entry> {
    return this.#client.send(
      this.#token,
      method,
      `${this.#environmentPath}/entries/${encodeURIComponent(sys.id)}${path}`,
      ENTRY,
      { headers: { 'x-contentful-version': String(sys.version) }, body },
    );
  }

  save(entry: Entry, values: Values): Promise<Entry> {
    const fields = { ...entry.fields };
    for (const [id, value] of Object.entries(values)) fields[id] = { ...fields[id], [this.locale]: value };
    return this.#change('PUT', '', entry, { fields, metadata: entry.metadata });
  }

  publish = (entry: Entry): Promise<Entry> => this.#change('PUT', '/published', entry);
  unpublish = (entry: Entry): Promise<Entry> => this.#change('DELETE', '/published', entry);
  archive = (entry: Entry): Promise<Entry> => this.#change('PUT', '/archived', entry);
  unarchive = (entry: Entry): Promise<Entry> => this.#change('DELETE', '/archived', entry);

  async remove({ sys }: Entry): Promise<void> {
    const path = `${this.#environmentPath}/entries/${encodeURIComponent(sys.id)}`;
    const headers = { 'x-contentful-version': String(sys.version) };
    await this.#client.send(this.#token, 'DELETE', path, z.unknown(), { headers });
  }
}
