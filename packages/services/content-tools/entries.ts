import { z } from 'zod';
import type { Connection } from './connection.ts';
import { CONTENT_TYPE, LOCALE } from '@cleanpro/contentful-local/space/schema';
import type { ContentType, Field } from '@cleanpro/contentful-local/space/types';

const ENTITY = z.object({ sys: z.looseObject({ id: z.string(), version: z.number() }) });
const TYPES = z.object({ items: z.array(CONTENT_TYPE) });
const LOCALES = z.object({ items: z.array(LOCALE) });
const FAILURE = z.object({
  message: z.string(),
  details: z
    .looseObject({
      errors: z
        .array(
          z.looseObject({
            name: z.string().optional(),
            path: z.array(z.union([z.string(), z.number()])).optional(),
            details: z.string().optional(),
          }),
        )
        .optional(),
    })
    .optional(),
});

/** Thrown when the management API refuses a request. The message lists every reason. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

async function call(
  { host, insecure, spaceId, environmentId, managementToken }: Connection,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<unknown> {
  const base = `${insecure ? 'http' : 'https'}://${host}/spaces/${spaceId}/environments/${environmentId}`;
  const response = await fetch(`${base}${path}`, {
    method,
    headers: { authorization: `Bearer ${managementToken}`, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new RefusedError(reasonsOf(answer));
  return answer;
}

function reasonsOf(answer: unknown): string {
  const parsed = FAILURE.safeParse(answer);
  if (!parsed.success) return 'The management API failed. The log of the services says why.';
  const errors = (parsed.data.details?.errors ?? []).map(
    ({ name = 'wrong', path = [], details = '' }) => `  ${path.join('.') || 'entry'}: ${details || name}`,
  );
  return [parsed.data.message, ...errors].join('\n');
}

/** Returns the initial value of a required field, or undefined if only an editor can choose one. */
function initialValue({ type, validations = [] }: Field): unknown {
  const [choice] = validations.flatMap((validation) => validation.in ?? []);
  if (choice !== undefined) return choice;
  if (type === 'Boolean') return false;
  if (type === 'Symbol' || type === 'Text') return '';
  return type === 'Array' ? [] : undefined;
}

/**
 * Returns a published content type by its ID.
 * @throws RefusedError that lists the existing types, when there is none with this ID
 */
async function publishedType(connection: Connection, id: string): Promise<ContentType> {
  const { items } = TYPES.parse(await call(connection, 'GET', '/content_types?limit=1000&order=sys.id'));
  const published = items.filter(({ sys }) => sys.publishedVersion !== undefined);
  const type = published.find(({ sys }) => sys.id === id);
  if (type) return type;
  const ids = published.map(({ sys }) => sys.id).join(', ') || 'none';
  throw new RefusedError(`There is no content type ${id}. There are ${ids}.`);
}

/**
 * Creates a draft of a content type, with a value for each required field that has an obvious one.
 * @returns the draft's ID
 * @throws RefusedError when the type does not exist or the API refuses the draft
 */
export async function newEntry(connection: Connection, typeId: string): Promise<string> {
  const type = await publishedType(connection, typeId);
  const locales = LOCALES.parse(await call(connection, 'GET', '/locales?limit=1000'));
  const locale = locales.items.find((one) => one.default)?.code ?? '';
  const fields = type.fields.flatMap((field) => {
    const value = field.defaultValue?.[locale] ?? (field.required ? initialValue(field) : undefined);
    return value === undefined ? [] : [[field.id, { [locale]: value }]];
  });
  const answer = await call(connection, 'POST', '/entries', {
    headers: { 'x-contentful-content-type': type.sys.id },
    body: { fields: Object.fromEntries(fields) },
  });
  return ENTITY.parse(answer).sys.id;
}

/**
 * Publishes the current version of an entry.
 * @throws RefusedError that lists every rule that the entry breaks
 */
export async function publishEntry(connection: Connection, id: string): Promise<void> {
  const { sys } = ENTITY.parse(await call(connection, 'GET', `/entries/${encodeURIComponent(id)}`));
  await call(connection, 'PUT', `/entries/${encodeURIComponent(id)}/published`, {
    headers: { 'x-contentful-version': String(sys.version) },
  });
}
