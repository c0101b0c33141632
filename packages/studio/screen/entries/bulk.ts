/** Bulk actions on entries or assets. They process as many entities as possible and report why the rest failed. */
import { ApiError } from '../api/client.ts';
import { MAX_ENTITIES, type BulkActions } from '../api/bulk-actions.ts';
import type { Entities, Kind, Listed } from '../api/entities.ts';
import type { ContentType, Failure } from '../api/schemas.ts';

export interface Failed {
  entity: Listed;
  reason: string;
}

interface Run {
  kind: Kind;
  contentTypes: readonly ContentType[];
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

function reasonOf(
  refusal: Failure | undefined,
  message: string,
  contentType: ContentType | undefined,
): string {
  if (refusal?.sys.id === 'VersionMismatch') return 'Someone else changed it in the meantime. Try again.';
  if (refusal?.sys.id === 'AccessDenied') return 'Your role doesn’t allow this.';
  const errors = refusal?.details?.errors ?? [];
  if (!errors.length) return message;
  const reasons = errors.map(({ name, path, details }) => {
    const id = String(path[1] ?? '');
    const field = contentType?.fields.find((one) => one.id === id)?.name ?? id;
    const reason = details ?? (name === 'notResolvable' ? 'links to something that doesn’t exist' : name);
    return field ? `${field}: ${reason}` : reason;
  });
  return [...new Set(reasons)].join('; ');
}

const typeOf = ({ sys }: Listed, contentTypes: readonly ContentType[]): ContentType | undefined =>
  contentTypes.find((one) => one.sys.id === sys.contentType?.sys.id);

/** Performs an operation on entities one by one. @returns the entities that failed or that a stop left unprocessed */
export async function runOneByOne(
  entities: readonly Listed[],
  operate: (entity: Listed) => Promise<unknown>,
  { contentTypes, onProgress, signal }: Run,
): Promise<Failed[]> {
  const failed: Failed[] = [];
  for (const [index, entity] of entities.entries()) {
    if (signal.aborted) return [...failed, ...stopped(entities.slice(index))];
    try {
      await operate(entity);
    } catch (error) {
      failed.push({ entity, reason: reasonOfError(error, typeOf(entity, contentTypes)) });
    }
    onProgress(index + 1);
  }
  return failed;
}

const stopped = (entities: readonly Listed[]): Failed[] =>
  entities.map((entity) => ({ entity, reason: 'Skipped because you stopped.' }));

export function reasonOfError(error: unknown, contentType?: ContentType): string {
  const message = error instanceof Error ? error.message : 'Something went wrong.';
  return reasonOf(error instanceof ApiError ? error.failure : undefined, message, contentType);
}

/**
 * Publishes or unpublishes entities with Contentful's bulk actions. A bulk action is all or nothing, so this function
 * removes refused entities and retries the rest.
 * @returns the entities that failed
 */
export async function publishTogether(
  bulkActions: BulkActions,
  action: 'publish' | 'unpublish',
  entities: readonly Listed[],
  { kind, contentTypes, onProgress, signal }: Run,
): Promise<Failed[]> {
  const failed: Failed[] = [];
  for (let start = 0; start < entities.length; start += MAX_ENTITIES) {
    let rest = entities.slice(start, start + MAX_ENTITIES);
    while (rest.length > 0) {
      if (signal.aborted) return [...failed, ...stopped([...rest, ...entities.slice(start + MAX_ENTITIES)])];
      const refused = await refusedOf(bulkActions, action, kind, rest, contentTypes);
      failed.push(...refused);
      // Nothing is left to retry: either all succeeded, or the whole action failed.
      if (refused.length === 0 || refused.length === rest.length) break;
      const ids = new Set(refused.map(({ entity }) => entity.sys.id));
      rest = rest.filter(({ sys }) => !ids.has(sys.id));
    }
    onProgress(Math.min(start + MAX_ENTITIES, entities.length));
  }
  return failed;
}

async function refusedOf(
  bulkActions: BulkActions,
  action: 'publish' | 'unpublish',
  kind: Kind,
  entities: readonly Listed[],
  contentTypes: readonly ContentType[],
): Promise<Failed[]> {
  const linkType = kind === 'entries' ? 'Entry' : 'Asset';
  try {
    const { sys, error } = await bulkActions.run(
      action,
      entities.map(({ sys: { id, version } }) => ({ sys: { type: 'Link', linkType, id, version } })),
    );
    if (sys.status === 'succeeded') return [];
    const refused = entities.flatMap((entity) => {
      const found = error?.details?.errors.find((one) => one.entity.sys.id === entity.sys.id)?.error;
      return found
        ? [{ entity, reason: reasonOf(found, found.message || found.sys.id, typeOf(entity, contentTypes)) }]
        : [];
    });
    if (refused.length > 0) return refused;
    return entities.map((entity) => ({ entity, reason: error?.message ?? 'Something went wrong.' }));
  } catch (error) {
    return entities.map((entity) => ({ entity, reason: reasonOfError(error) }));
  }
}

/** Maximum number of attempts. While another editor types, the entity changes every second, and saves conflict. */
const MAX_RETAG_TRIES = 3;

/**
 * Adds and removes tags on the latest version of an entity, with retries on version conflicts.
 * @returns the entity with the new tags
 * @throws ApiError when the API refuses a request, or the last attempt has a conflict
 */
export async function retag(
  entities: Entities,
  kind: Kind,
  id: string,
  add: readonly string[],
  remove: readonly string[],
  tries = MAX_RETAG_TRIES,
): Promise<Listed> {
  const latest = await entities.read(kind, id);
  const before = latest.metadata.tags.map(({ sys }) => sys.id);
  const after = [
    ...before.filter((tag) => !remove.includes(tag)),
    ...add.filter((tag) => !before.includes(tag)),
  ];
  if (after.join() === before.join()) return latest;
  const tags = after.map((tag) => ({ sys: { type: 'Link', linkType: 'Tag', id: tag } }));
  try {
    return await entities.save(kind, { ...latest, metadata: { ...latest.metadata, tags } });
  } catch (error) {
    if (tries === 1 || !(error instanceof ApiError) || error.status !== 409) throw error;
    return retag(entities, kind, id, add, remove, tries - 1);
  }
}

/** Copies an entry as a draft. Appends "(copy)" to its name and a random suffix to values that must be unique. */
export async function duplicate(entities: Entities, id: string, contentType: ContentType): Promise<Listed> {
  const { fields, metadata } = await entities.read('entries', id);
  const ending = crypto.randomUUID().slice(0, 4);
  const copied = Object.entries(fields).map(([fieldId, values]) => {
    const field = contentType.fields.find((one) => one.id === fieldId);
    const isUnique = fieldId === 'slug' || field?.validations.some(({ unique }) => unique === true) === true;
    const isName = fieldId === contentType.displayField;
    const copiedText = (text: string): string => {
      if (isName) return `${text} (copy${isUnique ? ` ${ending}` : ''})`;
      return isUnique ? `${text}-copy-${ending}` : text;
    };
    const copies = Object.entries(values).map(([locale, value]) => [
      locale,
      typeof value === 'string' && value ? copiedText(value) : value,
    ]);
    return [fieldId, Object.fromEntries(copies)];
  });
  return entities.create(contentType.sys.id, { fields: Object.fromEntries(copied), metadata });
}
